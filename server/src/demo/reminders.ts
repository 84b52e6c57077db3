import type { RepeatInterval } from '@tzemed/contract/dates/repeats';
import type { PetKey } from './pets.ts';

type DemoReminder = {
  pet: PetKey;
  title: string;
  description?: string;
  /** Days from today to its first occurrence; those that have passed were done on time. */
  starts: number;
  time: string;
  repeatInterval: RepeatInterval;
  /** Never done, so it is overdue now. */
  forgotten?: true;
};

export const demoReminders: readonly DemoReminder[] = [
  {
    pet: 'bella',
    title: 'כדור נגד תולעים',
    description: 'עם האוכל',
    starts: -56,
    time: '09:00',
    repeatInterval: 'monthly',
  },
  {
    pet: 'bella',
    title: 'תור לווטרינר – ד״ר לוי',
    description: 'להביא פנקס חיסונים',
    starts: 1,
    time: '16:15',
    repeatInterval: 'none',
  },
  { pet: 'bella', title: 'ניקוי אוזניים', starts: -9, time: '20:00', repeatInterval: 'weekly' },
  { pet: 'bella', title: 'קביעת תור לתספורת', starts: -2, time: '18:00', repeatInterval: 'none', forgotten: true },
  { pet: 'bella', title: 'כדור נגד תולעת הפארק', starts: 58, time: '09:00', repeatInterval: 'none' },
  {
    pet: 'bella',
    title: 'חידוש רישיון כלבה',
    description: 'באתר העירייה',
    starts: 320,
    time: '10:00',
    repeatInterval: 'yearly',
  },
  {
    pet: 'bella',
    title: 'חידוש ביטוח הבריאות',
    description: 'להשוות מחירים לפני',
    starts: 41,
    time: '10:00',
    repeatInterval: 'yearly',
  },
  { pet: 'bella', title: 'איסוף תוצאות בדיקת הדם', starts: -36, time: '12:30', repeatInterval: 'none' },
  { pet: 'mitzi', title: 'הברשה', starts: -2, time: '19:30', repeatInterval: 'daily' },
  {
    pet: 'mitzi',
    title: 'הזמנת אוכל',
    description: 'יבש ומעדנים',
    starts: -27,
    time: '12:00',
    repeatInterval: 'monthly',
  },
  { pet: 'mitzi', title: 'טיפה נגד פרעושים', starts: 9, time: '21:00', repeatInterval: 'monthly' },
  {
    pet: 'mitzi',
    title: 'שקילה',
    description: 'לרשום את המשקל',
    starts: -1,
    time: '08:00',
    repeatInterval: 'monthly',
    forgotten: true,
  },
  { pet: 'mitzi', title: 'חיסון מרובע', starts: 70, time: '17:00', repeatInterval: 'yearly' },
  { pet: 'kuki', title: 'החלפת חול בכלוב', starts: -11, time: '10:00', repeatInterval: 'weekly' },
  { pet: 'kuki', title: 'קיצוץ ציפורניים', starts: 12, time: '17:30', repeatInterval: 'none' },
  { pet: 'kuki', title: 'קניית תערובת זרעים', starts: -10, time: '11:00', repeatInterval: 'none' },
];
