import { addDays } from '@tzemed/contract/dates/days';
import type { PetKey } from './pets.ts';

/** Upcoming appointments, besides the next appointments of records. */
export const demoAppointments = (today: string) => [
  {
    pets: ['bella', 'mitzi'] as const satisfies readonly PetKey[],
    reason: 'חיסון שפעת וטיפול נגד תולעים',
    date: addDays(today, 5),
    time: '17:30',
    place: 'מרפאת הכרמל, שדרות הנשיא 104, חיפה',
    vetName: 'ד״ר לוי',
    questions: ['האם בלה צריכה דיאטה?', 'כמה זמן אחרי החיסון מותר לרחוץ?', 'מתי לעקר את מיצי?'],
  },
  {
    pets: ['kuki'] as const satisfies readonly PetKey[],
    reason: 'קיצוץ ציפורניים',
    date: today,
    time: '18:00',
    place: 'מרפאת ציפורים, רמת גן',
    vetName: 'ד״ר רונית שגיא',
    questions: ['האם הנוצות צומחות כמו שצריך?'],
  },
];
