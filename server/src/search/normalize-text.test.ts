import { fc } from '@tzemed/contract/testing/fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { nearSounds, normalizeText, soundsOf, wordsOf } from './normalize-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe('A word has one spelling', () => {
  it.each([
    ['חִסּוּן', 'חסונ', 'niqqud and a final letter'],
    ['\ufb2aוקו', 'שוקו', 'letters that carry their niqqud'],
    ['ד״ר', 'דר', 'gershayim'],
    ['ד"ר', 'דר', 'straight quotes'],
    ['ד”ר', 'דר', 'curly quotes'],
    ["ד''ר", 'דר', 'two apostrophes'],
    ['צ׳יוואווה', 'ציוואווה', 'geresh'],
    ['צ´רלי', 'צרלי', 'an accent in its place'],
    ['Bravecto', 'bravecto', 'case'],
    ['BRAVECTO', 'bravecto', 'capitals'],
    ['Ｒｅｘ', 'rex', 'wide letters'],
    ['Café', 'cafe', 'accents'],
    ['ШАРИК', 'шарик', 'Russian capitals'],
    ['Ёжик', 'ежик', 'Russian dots'],
    ['مُحَمَّد', 'محمد', 'harakat'],
    ['٣', '3', 'Arabic digits'],
    ['\u200f376\u200e', '376', 'direction marks'],
    ['תל־אביב', 'תל-אביב', 'maqaf'],
  ])('%s is %s (%s)', (written, plain) => expect(normalizeText(written)).toBe(plain));
});

describe('A text has its words', () => {
  const said = (written: string) => [...wordsOf(written)].filter((word) => !word.startsWith('~')).toSorted();
  it.each([
    ['החיסונים', ['החיסונימ', 'חיסונימ=']],
    ['ולכשהחיסון', ['ולכשהחיסונ', 'לכשהחיסונ=', 'כשהחיסונ=']],
    ['ב־3 כדורים', ['ב', '3', 'כדורימ', 'דורימ=']],
    ['ב3', ['ב3', '3=']],
    ['טל׳ 052-555 1234', ['טל', '052', '555', '1234', '052555', '0525551234', '<555250', '<4321555250']],
    ['376 098 100 234 567', ['376', '098', '100', '234', '567', '376098100234567', '<765432001890673']],
    ['עד 5.11.26', ['עד', '5', '11', '26', '51126', '<62115']],
    ['2026-11-05', ['2026', '11', '05', '20261105', '<50116202']],
    ['1,234.50 ₪', ['1', '234', '50', '123450', '<054321']],
    ['32.13.26', ['32', '13', '26', '321326', '<623123']],
    ['"%_%"', []],
    ['', []],
  ])('%s: %j', (written, words) => expect(said(written)).toEqual(words.toSorted()));
});

const soundsIn = (written: string) => [...wordsOf(written)].filter((word) => word.startsWith('~'));
describe('A drug sounds the same in both scripts', () => {
  it.each([
    ['Bravecto', 'ברווקטו', 'ברבקטו'],
    ['Milbemax', 'מילבמקס', 'מילבימקס'],
    ['Frontline', 'פרונטליין', 'פרונטלין'],
    ['Simparica', 'סימפריקה', 'סימפאריקה'],
    ['Advocate', 'אדווקט', 'אדבוקט'],
    ['NexGard', 'נקסגארד', 'נקסגרד'],
    ['Cerenia', 'סרניה', 'צרניה'],
    ['Amoxicillin', 'אמוקסיצילין', 'אמוקסיצלין'],
    ['Metronidazole', 'מטרונידזול', 'מטרונידאזול'],
    ['Rimadyl', 'רימדיל', 'רימאדיל'],
    ['Seresto', 'סרסטו', 'סרסתו'],
  ])('%s, %s, %s', (latin, hebrew, other) => {
    const [sound] = soundsIn(latin);
    expect([...soundsIn(hebrew), ...soundsIn(other)]).toEqual([sound, sound]);
  });
  it('and what is two consonants or less says too little', () => expect(soundsOf('היא')).toEqual([]));
});

it('Sounds are near that differ by a letter: left out, changed, added or swapped', () => {
  const near = nearSounds('~brbkt');
  expect(near).toEqual(expect.arrayContaining(['~brkt', '~brbk', '~rbkt', '~brbkd', '~brbktn', '~mbrbkt', '~brbtk']));
  expect(near).not.toContain('~brbkt');
  expect(nearSounds('~bkt')).toEqual([]);
});

describe('The database spells', () => {
  const letters = 'אבגדהוזחטיכךלמםנןסעפףצץקרשתxcQZЁЯéﬁﭏቡأ0123456789٣½№';
  const signs = ' -־.–/,:"״׳’´\'\n%_\\=@#₪…\u200f\u00a0ִּ';
  const words = 'וה ושב לכש 5.11.26 2026-11-05 052-555 ph sh Bravecto ברווקטו وَ 🐶'.split(' ');
  const pieces = [...letters, ...signs, ...words];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join('')),
    // Texts of more than forty words.
    fc.array(fc.constantFrom(...pieces, ' ', ' ', ' '), { maxLength: 250, size: 'max' }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );

  it('words as the JavaScript code does', async () => {
    const texts = fc.sample(
      text.filter((one) => !one.includes('\0') && one.isWellFormed()),
      { numRuns: 4000, seed: 9 },
    );
    const { rows } = await sql<{ plain: string; words: string[] }>`
      select search_plain(t) as plain, tsvector_to_array(search_words(t, 'A')) as words
      from unnest(${texts}::text[]) with ordinality of_text (t, nth) order by nth`.execute(app.db);
    for (const [nth, written] of texts.entries()) {
      const { plain, words } = rows[nth]!;
      expect([written, plain]).toEqual([written, normalizeText(written)]);
      expect([written, words.toSorted()]).toEqual([written, [...wordsOf(written)].toSorted()]);
    }
  });
});
