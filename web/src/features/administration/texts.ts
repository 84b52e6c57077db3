import { texts } from '@tzemed/contract/text/texts';

/** Words of all sections of the administration. */
export const adminTexts = texts({
  sections: { he: 'חלקי הניהול', en: 'Sections of the administration', ar: 'أقسام الإدارة' },
  accounts: { he: 'חשבונות', en: 'Accounts', ar: 'الحسابات' },
  jobs: { he: 'משימות שנכשלו', en: 'Failed jobs', ar: 'المهام الفاشلة' },
  mails: { he: 'מיילים שחזרו', en: 'Bounced mails', ar: 'الرسائل المرتدة' },
  notices: { he: 'הודעות לכולם', en: 'Notices', ar: 'رسائل للجميع' },
  state: { he: 'מצב האתר', en: 'State', ar: 'حالة الموقع' },
  log: { he: 'יומן פעולות', en: 'Log', ar: 'سجل الأعمال' },
  needsFactor: {
    he: 'כדי לנהל את האתר יש להפעיל אימות דו־שלבי בחשבון שלכם.',
    en: 'To administer the site, turn on two-step sign-in for your account.',
    ar: 'لإدارة الموقع يجب تفعيل التحقق بخطوتين في حسابكم.',
  },
  toSecurity: { he: 'להגדרות האבטחה', en: 'Security settings', ar: 'إعدادات الأمان' },
});
