/** Days as they are called, in all languages at once: whoever writes one of them means it. By their distance from today. */
const distances: Readonly<Record<string, number>> = {
  היום: 0,
  אתמול: -1,
  שלשום: -2,
  מחר: 1,
  מחרתיים: 2,
  today: 0,
  yesterday: -1,
  'day before yesterday': -2,
  tomorrow: 1,
  'day after tomorrow': 2,
  اليوم: 0,
  أمس: -1,
  امس: -1,
  البارحة: -1,
  'أول أمس': -2,
  'اول امس': -2,
  غدا: 1,
  'بعد غد': 2,
};

/** Weekdays, Sunday first. */
const weekdays: readonly (readonly string[])[] = [
  ['יום ראשון', 'יום א', 'sunday', 'الأحد', 'يوم الأحد'],
  ['יום שני', 'יום ב', 'monday', 'الاثنين', 'الإثنين', 'يوم الاثنين', 'يوم الإثنين'],
  ['יום שלישי', 'יום ג', 'tuesday', 'الثلاثاء', 'يوم الثلاثاء'],
  ['יום רביעי', 'יום ד', 'wednesday', 'الأربعاء', 'يوم الأربعاء'],
  ['יום חמישי', 'יום ה', 'thursday', 'الخميس', 'يوم الخميس'],
  ['יום שישי', 'יום ו', 'friday', 'الجمعة', 'يوم الجمعة'],
  ['יום שבת', 'שבת', 'saturday', 'السبت', 'يوم السبت'],
];

/** Normalised text: no points, geresh or capitals, one space between words. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f'’׳"״\u200e\u200f]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** A day in words: as many days from today, or a day of the week (0 is Sunday). */
export function parseDayWords(text: string): { distance: number } | { weekday: number } | undefined {
  const words = plain(text);
  // 'ביום ראשון', 'on Sunday', 'في يوم الأحد'
  for (const said of [words, words.replace(/^ב(?=יום |שבת$)|^(on|في) /, '')]) {
    if (Object.hasOwn(distances, said)) return { distance: distances[said]! };
    const weekday = weekdays.findIndex((names) => names.includes(said));
    if (weekday !== -1) return { weekday };
  }
  return undefined;
}
