/** What the screen is called on which one says how one wishes to be told. */
export const notificationPreferencesTitle = {
  he: 'איך נגיע אליכם',
  en: 'How we reach you',
  ar: 'كيف نصل إليكم',
} as const;
