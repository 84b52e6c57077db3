/** Title of the screen for notification preferences. */
export const notificationPreferencesTitle = {
  he: 'הגדרות התראות',
  en: 'How we reach you',
  ar: 'إعدادات الإشعارات',
} as const;
