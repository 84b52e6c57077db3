/** Title of the screen for notification preferences. */
export const notificationPreferencesTitle = {
  he: 'איך נגיע אליכם',
  en: 'How we reach you',
  ar: 'كيف نصل إليكم',
} as const;
