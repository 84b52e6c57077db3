import { languages } from '@tzemed/contract/text/languages';
import { speciesList } from '@tzemed/contract/pets/pets';
import { template, templateInput } from '@tzemed/contract/reminders/reminder-templates';
import { newReminder } from '@tzemed/contract/reminders/reminders';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { builtIn, rules } from './built-in-templates.ts';
import { repeatsAgain } from '../recurrence/next-occurrence.ts';
import { templateTexts } from './template-texts.ts';

const petId = '01980b1e-7c00-7000-8000-000000000001';
const inHebrew = builtIn('he');
const of = (key: string) => inHebrew.find((one) => one.key === key)!;

describe.each(rules)('The template $key', ({ key, kind, species, ages, sources, ...rule }) => {
  it('makes a reminder that is taken, and says what it is in three languages', () => {
    const texts = languages.map((lang) => {
      const { title, description } = builtIn(lang).find((one) => one.key === key)!;
      const made = { ...rule, title, description, petId, date: '2026-11-21T07:00:00.000Z' };
      expect(z.safeDecode(newReminder, { ...made, id: undefined })).toMatchObject({ success: true });
      expect(z.safeDecode(templateInput, { ...rule, title, description, species })).toMatchObject({ success: true });
      return [title, description];
    });
    expect(new Set(texts.map(([title]) => title)).size).toBe(3);
    for (const [title] of texts) expect(title!.length).toBeLessThan(60);
    expect(texts[0]!.join(' ')).toMatch(/^[א-ת]/);
    expect(texts[2]!.join(' ')).toMatch(/^[ء-ي]/);
  });

  it('is for species that there are, each once, and comes again by a plan that goes on', () => {
    expect(species.length).toBeGreaterThan(0);
    expect(species).toEqual(speciesList.filter((one) => species.includes(one)));
    expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => a - b));
    const begun = { date: '2026-11-30', anchorDate: '2026-11-30', occurrence: 1 };
    expect(repeatsAgain({ ...rule, repeatUntil: null, ...begun })).toBe(true);
    expect(rule.repeatTimes ?? ages.length).toBe(ages.length);
  });

  it('says where it is from, and who decides, unless it is everyday care', () => {
    if (kind === 'task') return;
    expect(sources.length).toBeGreaterThan(0);
    const endings = {
      law: [/לפי החוק/, /by law/, /بموجب القانون/],
      vet: [/לפי המקובל; הווטרינר שלכם מחליט\.$/, /your vet decides\.$/, /طبيبكم البيطري هو من يقرر\.$/],
    };
    for (const [index, lang] of languages.entries())
      expect(builtIn(lang).find((one) => one.key === key)!.description).toMatch(
        endings[kind === 'law' ? 'law' : 'vet'][index]!,
      );
  });
});

it('No two are called the same, have one id, or are left without a rule; and all are answered as the contract says', () => {
  for (const name of ['id', 'key'] as const) expect(new Set(rules.map((rule) => rule[name])).size).toBe(rules.length);
  for (const lang of languages)
    for (const species of speciesList) {
      const titles = builtIn(lang).flatMap((one) => (one.species.includes(species) ? [one.title] : []));
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.length).toBeGreaterThan(3);
    }
  expect(Object.keys(templateTexts).toSorted()).toEqual(rules.map(({ key }) => key).toSorted());
  for (const one of inHebrew) expect(z.safeEncode(template, one)).toMatchObject({ success: true });
});

it('None names a dose, and none speaks to one person alone', () => {
  const words = languages.flatMap((lang) => builtIn(lang).flatMap(({ title, description }) => [title, description]));
  for (const word of words) expect(word).not.toMatch(/mg|ml|מ״ג|מ״ל|ملغ|\bkg\b|ק״ג|[\u05b0-\u05bd\u05bf-\u05c7]/);
});

/** Values from the sources: the first age in days, and the interval. */
it.each([
  ['il_rabies', [75], 'yearly', 2, 'done', ['dog']],
  ['il_rabies_second', [120], 'none', 1, 'plan', ['dog']],
  ['il_licence', [90], 'yearly', 1, 'done', ['dog']],
  ['il_chip', [75], 'none', 1, 'plan', ['dog']],
  ['il_hexavalent', [112], 'yearly', 1, 'done', ['dog']],
  ['il_hexavalent_puppy', [42, 63, 84], 'weekly', 3, 'plan', ['dog']],
  ['il_kennel_cough', [], 'yearly', 1, 'done', ['dog']],
  ['il_spirocerca', [], 'monthly', 3, 'done', ['dog']],
  ['il_deworm_puppy', [14, 28, 42, 56], 'weekly', 2, 'plan', ['dog']],
  ['il_deworm_kitten', [21, 35, 49, 63], 'weekly', 2, 'plan', ['cat']],
  ['il_deworm', [180], 'monthly', 6, 'done', ['dog', 'cat']],
  ['il_flea_tick', [], 'monthly', 1, 'done', ['dog', 'cat']],
  ['il_quadrivalent', [112], 'yearly', 1, 'done', ['cat']],
  ['il_felv', [56], 'yearly', 1, 'done', ['cat']],
  ['il_rabies_cat', [90], 'yearly', 1, 'done', ['cat']],
])(
  '%s is from %j days of age, %s, every %i, from %s',
  (key, ages, repeatInterval, repeatEvery, repeatFrom, species) => {
    expect(of(key)).toMatchObject({ ages, repeatInterval, repeatEvery, repeatFrom, species });
  },
);

it('Birds, fish and rodents have only everyday care, since no source has a schedule for them', () => {
  const others = inHebrew.filter(({ species }) => species.some((one) => !['dog', 'cat'].includes(one)));
  expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['task']));
  expect(inHebrew.map(({ key }) => key as string)).not.toContain('il_report_change');
});
