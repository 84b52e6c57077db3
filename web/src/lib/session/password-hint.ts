/** Hint beside the fields of a new password: its requirements. */
export const passwordHint = {
  he: 'לפחות 8 תווים, ובהם אות גדולה ואות קטנה באנגלית וספרה',
  en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a digit',
  ar: '8 أحرف على الأقل، منها حرف إنجليزي كبير وحرف إنجليزي صغير ورقم',
} as const;
