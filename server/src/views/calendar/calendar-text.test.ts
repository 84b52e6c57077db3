import { wordsIn } from '@tzemed/contract/text/texts';
import { fc } from '@tzemed/contract/testing/fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarText } from './calendar-text.ts';
import { fileTexts } from './texts.ts';

const event = {
  uid: 'a',
  noun: 'reminders' as const,
  petNames: ['בלה'],
  title: 'כדור נגד תולעים',
  notes: null as string | null,
  place: null as string | null,
  vetName: null as string | null,
  day: '2026-11-22',
  at: new Date('2026-11-22T07:00:00Z') as Date | null,
  status: 'open' as 'open' | 'done' | 'missed' | 'cancelled',
  changedAt: new Date('2026-11-21T07:00:00Z'),
};
type Event = Omit<typeof event, 'noun'> & { noun: 'appointments' | 'reminders' };
const textOf = (events: readonly Event[], name = 'צמד', less?: { title: string }) =>
  calendarText({
    name,
    host: 'tzemed.example',
    locale: 'he-IL',
    words: wordsIn(fileTexts, 'he'),
    lessOf: () => less,
    events,
    urlOf: ({ uid }) => `https://tzemed.example/app/${uid}`,
  });
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    const properties = one.getAllProperties();
    const said = Object.fromEntries(properties.map((property) => [property.name, property.getFirstValue()]));
    return Object.assign(said, { names: properties.map(({ name }) => name) });
  });
  return { calendar, events: events as (Record<string, any> & { names: string[] })[] };
};
const one = (said: Partial<Event>) => read(textOf([{ ...event, ...said }])).events[0]!;

describe('A calendar as text', () => {
  it('says what it is called, and when to look again', () => {
    const { calendar } = read(textOf([]));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('צמד');
    expect(textOf([], 'תורים; כדורים, ו\\עוד')).toContain('\r\nX-WR-CALNAME:תורים\\; כדורים\\, ו\\\\עוד\r\n');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/Tzemed/);
    expect(textOf([])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });

  it('says no more than it may, without place, vet and notes', () => {
    const secret = {
      ...event,
      noun: 'appointments' as const,
      title: 'סוד',
      notes: 'סוד',
      place: 'סוד',
      vetName: 'סוד',
      status: 'done' as const,
    };
    expect(textOf([secret])).toContain('סוד');
    const text = textOf([secret], 'צמד', { title: 'תזכורת מצמד' });
    expect(text).not.toContain('סוד');
    expect(text).not.toContain('בלה');
    expect(read(text).events[0]).toMatchObject({ summary: 'תזכורת מצמד', transp: 'TRANSPARENT' });
  });

  it('tells a reminder at its instant, and takes nobody’s time', () => {
    expect(one({})).toMatchObject({
      uid: 'a@tzemed.example',
      summary: 'כדור נגד תולעים (בלה)',
      url: 'https://tzemed.example/app/a',
      status: 'CONFIRMED',
      transp: 'TRANSPARENT',
    });
    const { dtstart, dtstamp, names } = one({});
    expect([String(dtstart), String(dtstamp)]).toEqual(['2026-11-22T07:00:00Z', '2026-11-21T07:00:00Z']);
    expect(names).not.toContain('dtend');
    expect(names).not.toContain('rrule');
    expect(names).not.toContain('description');
  });

  it('tells a visit with half an hour, its place and who is there', () => {
    const visit = one({
      noun: 'appointments',
      place: 'מרפאת הכרמל, חיפה',
      vetName: 'ד״ר לוי',
      notes: 'להביא פנקס\nוכסף',
    });
    expect(visit).toMatchObject({
      location: 'מרפאת הכרמל, חיפה',
      description: 'ד״ר לוי\nלהביא פנקס\nוכסף',
      transp: 'OPAQUE',
    });
    expect(String(visit.dtend)).toBe('2026-11-22T07:30:00Z');
  });

  it('tells what has no hour as of its whole day', () => {
    const { dtstart, names } = one({ noun: 'appointments', at: null });
    expect([dtstart.isDate, String(dtstart)]).toEqual([true, '2026-11-22']);
    expect(names).not.toContain('dtend');
  });

  it('says what was done, missed or cancelled', () => {
    expect(one({ status: 'done' })).toMatchObject({ summary: '✓ כדור נגד תולעים (בלה)', description: 'בוצע' });
    expect(one({ status: 'missed', notes: 'עם אוכל' })).toMatchObject({ description: 'פוספס\nעם אוכל' });
    expect(one({ status: 'cancelled', noun: 'appointments' })).toMatchObject({
      status: 'CANCELLED',
      transp: 'TRANSPARENT',
    });
  });

  it('tells several pets by their names', () => {
    expect(one({ petNames: ['בלה', 'מיצי', 'קוקי'] }).summary).toBe('כדור נגד תולעים (בלה, מיצי וקוקי)');
  });
});

describe('The text that users wrote', () => {
  const lineEnds = ['\r\n', '\r', '\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u001c', '\u001d', '\u001e'];
  const marks = [';', ',', '\\', '\\n', ':', '"', '^n', '\t', ' ', '😀', '👩‍👩‍👧', 'שלום', 'é'];
  const meaningful = [...lineEnds, ...marks, 'BEGIN:VEVENT', 'END:VEVENT', 'ATTACH:https://evil.example'];
  /** Text with everything that has a meaning in the format, or that some program takes for a line end. */
  const wild = fc
    .array(fc.oneof(fc.constantFrom(...meaningful), fc.string({ unit: 'binary' })), { maxLength: 30 })
    .map((parts) => parts.join('').replaceAll('\u0000', ''));

  it('is never more than text, whatever it is, and lines are of 75 octets without a character cut in two', () => {
    fc.assert(
      fc.property(wild, wild, wild, wild, wild, (title, notes, place, vetName, name) => {
        const said = { ...event, title, notes, place, vetName, petNames: [name] };
        const text = textOf([said, { ...event, uid: 'b' }], name);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          for (const end of lineEnds) expect(line).not.toContain(end);
          expect(line.isWellFormed()).toBe(true);
        }
        const names = text
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line);
        const always = ['BEGIN', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'TRANSP', 'URL', 'STATUS'];
        const ofEvent = [...always, 'LAST-MODIFIED', 'END'];
        const more = [...(place ? ['LOCATION'] : []), ...(vetName || notes ? ['DESCRIPTION'] : [])];
        const own = ['BEGIN', 'VERSION', 'PRODID', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL', 'END', ''];
        const called = name ? ['NAME', 'X-WR-CALNAME'] : [];
        expect(names.toSorted()).toEqual([...own, ...called, ...ofEvent, ...more, ...ofEvent].toSorted());
        const plain = (written: string) => lineEnds.reduce((text, end) => text.replaceAll(end, '\n'), written);
        const [first] = read(text).events;
        expect(first!.summary).toBe(plain(`${title} (${name})`).replaceAll('\n', ' '));
        expect(first!.description ?? '').toBe([vetName, notes].filter(Boolean).map(plain).join('\n'));
        expect(first!.location ?? '').toBe(plain(place).replaceAll('\n', ' '));
      }),
      { numRuns: 300 },
    );
  });
});
