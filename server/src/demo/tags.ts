import type { tagInput } from '@tzemed/contract/items/tags';
import type * as z from 'zod/mini';

/** Tags of the demo household, and the names of the items that have them. */
export const demoTags: readonly { readonly tag: z.input<typeof tagInput>; readonly on: readonly string[] }[] = [
  {
    tag: { name: 'תביעת ביטוח', hue: 'lilac' },
    on: ['בדיקת דם תקופתית', 'צליעה קלה ברגל אחורית', 'ניקוי אבנית בהרדמה'],
  },
  { tag: { name: 'לפנסיון', hue: 'sky' }, on: ['חיסון כלבת', 'חיסון משושה', 'חידוש רישיון כלבה'] },
  {
    tag: { name: 'אוזניים', hue: 'rose' },
    on: ['דלקת באוזן ימין', 'טיפות אוזניים – 7 ימים', 'ביקורת אוזניים', 'ניקוי אוזניים'],
  },
];
