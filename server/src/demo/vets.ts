import type { vetInput } from '@tzemed/contract/medical/vets';
import type * as z from 'zod/mini';

/** Vets of the demo's records, and one for the night. The numbers are made up. */
export const demoVets: readonly z.input<typeof vetInput>[] = [
  {
    name: 'חירום וטרינרי, 24 שעות',
    phones: ['*5761'],
    hours: 'כל היום וכל הלילה',
    isEmergency: true,
  },
  {
    name: 'ד״ר לוי',
    clinic: 'המרפאה בכרמל',
    phones: ['04-5550142', '052-5550142'],
    address: 'שדרות הנשיא 134, חיפה',
    hours: 'א׳–ה׳ 8:30–19:00, ו׳ 8:30–13:00',
  },
  {
    name: 'ד״ר אבו חאטום',
    clinic: 'מרפאת החתולים',
    phones: ['04-5550160'],
    address: 'שדרות בן גוריון 41, חיפה',
    notes: 'קובעים תור מראש, גם בוואטסאפ.',
  },
  { name: 'ד״ר רונית שגיא', clinic: 'כנפיים – רפואת עופות', phones: ['04-5550178'], hours: 'א׳, ג׳, ה׳ 16:00–20:00' },
];
