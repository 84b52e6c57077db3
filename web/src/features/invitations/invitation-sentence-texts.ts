import { texts } from '@tzemed/contract/text/texts';

/** Sentence that describes an invitation. */
export const invitationSentenceTexts = texts({
  lead: {
    he: '{inviter} רוצה את העזרה שלכם עם {pets}.',
    en: '{inviter} would like your help with {pets}.',
    ar: '{inviter} بحاجة إلى مساعدتكم مع {pets}.',
  },
  leadOwner: {
    he: '{inviter} רוצה לחלוק איתכם את הבית: להיות בעלים, שווים בכול.',
    en: '{inviter} would like to share the home with you: as owners, equal in everything.',
    ar: '{inviter} يدعوكم إلى مشاركة البيت: كأصحاب بيت متساوين في كل شيء.',
  },
  look: { he: 'לצפייה בהזמנה', en: 'See the invitation', ar: 'عرض الدعوة' },
});
