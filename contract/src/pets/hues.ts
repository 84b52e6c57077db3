/** The six colours of the design: every pet is drawn in one, and every tag. */
export const hues = ['apricot', 'sage', 'sky', 'lilac', 'butter', 'rose'] as const;
export type Hue = (typeof hues)[number];
