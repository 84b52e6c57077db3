import { texts } from '@tzemed/contract/text/texts';

/** Texts of contact links for a vet of the book. */
export const vetContactTexts = texts({
  call: { he: 'חיוג אל {name}: {phone}', en: 'Call {name}: {phone}', ar: 'اتصال بـ{name}: {phone}' },
  map: { he: 'במפה: {address}', en: 'Map: {address}', ar: 'على الخريطة: {address}' },
  onMap: { he: 'במפה', en: 'Map', ar: 'على الخريطة' },
});
