/** Title of the screen for notification preferences. */
export const notificationPreferencesTitle = {
  he: 'הגדרות התראות',
  en: 'Notification settings',
  ar: 'إعدادات الإشعارات',
} as const;
