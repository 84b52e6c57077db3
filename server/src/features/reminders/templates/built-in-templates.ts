import type { Species } from '@tzemed/contract/pets/pets';
import type { Lang } from '@tzemed/contract/text/languages';
import type { TemplateKind } from '@tzemed/contract/reminders/reminder-templates';
import { noRepeat, type Repeat } from '@tzemed/contract/dates/repeats';
import { builtInRowFields } from '@tzemed/contract/items/template-fields';
import { lawSays, type TemplateKey, templateTexts, vetDecides } from './template-texts.ts';

/** Built-in rule: its species, start, interval and sources. Its texts have the same key in `template-texts.ts`. */
export type Rule = Omit<Repeat, 'repeatUntil'> & {
  /** Fixed for ever: saved rows refer to this rule by the id. A new rule takes any new UUID. */
  readonly id: string;
  readonly key: TemplateKey;
  readonly kind: TemplateKind;
  readonly species: Species[];
  readonly time: string;
  /** Ages in days. */
  readonly ages: number[];
  readonly inDays: number;
  readonly sources: string[];
};

/** The day on which the sources of all rules were last read. A new rule without sources leaves it. */
export const ruleVersion = '2026-11-20';

const { repeatUntil: _day, ...once } = noRepeat;
const weeks = (...ages: number[]) => ages.map((age) => age * 7);
const every = (repeatInterval: Repeat['repeatInterval'], repeatEvery = 1) =>
  ({ repeatInterval, repeatEvery, repeatFrom: 'plan' }) as const;
/** For an interval that counts from the last time, as protection of a fixed length, and not from a calendar. */
const afterDone = (repeatInterval: Repeat['repeatInterval'], repeatEvery = 1) =>
  ({ repeatInterval, repeatEvery, repeatFrom: 'done' }) as const;

type Said = Pick<Rule, 'id' | 'kind' | 'species'> & Partial<Rule>;
const rule = (key: TemplateKey, said: Said): Rule => ({
  ...once,
  key,
  time: '09:00',
  ages: [],
  inDays: 0,
  sources: [],
  ...said,
});

const regulations = ['gezer-region.muni.il/news/417', 'maale-adummim.muni.il/עדכון-תקנת-כלבת'];
const clinic = '24-7vet.co.il/dogs-and-cats-vaccinations-in-israel';
const wsava = 'doi.org/10.1111/jsap.13718';
const worms = ['pawsfurfriends.com'];

/** Rules in the order of the list: required by law, then health, then everyday care. */
export const rules: readonly Rule[] = [
  rule('il_rabies', {
    id: 'ca361b18-bf3f-5404-9b23-198c1cf17556',
    kind: 'law',
    species: ['dog'],
    // Required between 75 and 90 days of age; in force since 1 April 2024, as are the 24 months.
    ages: [75],
    ...afterDone('yearly', 2),
    sources: regulations,
  }),
  rule('il_rabies_second', {
    id: 'b3d33314-17cc-56e9-abb9-a40d67d21b74',
    kind: 'law',
    species: ['dog'],
    // Due one to three months after the first, whether that was at 75 days or at 90.
    ages: [120],
    inDays: 30,
    sources: regulations,
  }),
  rule('il_licence', {
    id: '3eb6c5d6-a970-5290-b399-5767bd6f093f',
    kind: 'law',
    species: ['dog'],
    ages: [90],
    ...afterDone('yearly'),
    sources: ['ktv.org.il/news/375', 'even-yehuda.muni.il/muni/units/tiful/veterinary-service'],
  }),
  rule('il_chip', {
    id: '255db6bd-dd12-541c-a849-1265aec5b1e1',
    kind: 'law',
    species: ['dog'],
    // Done at the visit of the first rabies vaccine.
    ages: [75],
    sources: ['maale-adummim.muni.il/עדכון-תקנת-כלבת', 'lod.muni.il/he/562'],
  }),

  rule('il_hexavalent_puppy', {
    id: 'b62bde26-640f-5eac-bd85-c422b779e300',
    kind: 'habit',
    species: ['dog'],
    // The fourth, at 16 weeks, is the first of `il_hexavalent`.
    ages: weeks(6, 9, 12),
    ...every('weekly', 3),
    repeatTimes: 3,
    sources: ['kalkanguru.com/which-vacces-dogs-should-do-regularly', wsava],
  }),
  rule('il_hexavalent', {
    id: '9541860f-91f6-57bc-9922-0241ef2af7c8',
    kind: 'habit',
    species: ['dog'],
    ages: weeks(16),
    ...afterDone('yearly'),
    sources: [clinic, wsava],
  }),
  rule('il_quadrivalent_kitten', {
    id: '9889cb03-fd51-5e93-8897-423399ede804',
    kind: 'habit',
    species: ['cat'],
    // The third, at 16 weeks, is the first of `il_quadrivalent`.
    ages: weeks(8, 12),
    ...every('weekly', 4),
    repeatTimes: 2,
    sources: [clinic, wsava],
  }),
  rule('il_quadrivalent', {
    id: '749b6a69-36a2-5ffe-b537-03fc16bee576',
    kind: 'habit',
    species: ['cat'],
    ages: weeks(16),
    ...afterDone('yearly'),
    sources: [clinic, 'la-cat.co.il/חיסון_חתולים'],
  }),
  rule('il_spirocerca', {
    id: '607dd95a-c86f-5a8c-9c81-144ec2062930',
    kind: 'habit',
    species: ['dog'],
    ...afterDone('monthly', 3),
    sources: [clinic, 'chayot.vet', 'animal-clinic.co.il/post/טיפול-נגד-תולעת-הפארק'],
  }),
  rule('il_flea_tick', {
    id: '690949c9-846e-5a39-95c4-5748c876bea7',
    kind: 'habit',
    species: ['dog', 'cat'],
    ...afterDone('monthly'),
    sources: ['petsnet.co.il/post-1'],
  }),
  rule('il_deworm_puppy', {
    id: '62ab6769-827d-5188-909e-78a1626f09ae',
    kind: 'habit',
    species: ['dog'],
    ages: weeks(2, 4, 6, 8),
    ...every('weekly', 2),
    repeatTimes: 4,
    sources: worms,
  }),
  rule('il_deworm_kitten', {
    id: 'fb49bad6-6f29-57f0-b2f1-02ca1c1a932a',
    kind: 'habit',
    species: ['cat'],
    ages: weeks(3, 5, 7, 9),
    ...every('weekly', 2),
    repeatTimes: 4,
    sources: worms,
  }),
  rule('il_deworm_young', {
    id: '825ca432-db7f-5a3e-82d3-9f54bdd31ce5',
    kind: 'habit',
    species: ['dog', 'cat'],
    // Lasts from three months to five; from six on it is `il_deworm`.
    ages: [90, 120, 150],
    ...every('monthly'),
    repeatTimes: 3,
    sources: worms,
  }),
  rule('il_deworm', {
    id: 'd77b3484-c735-5110-a4bc-78266aa659fe',
    kind: 'habit',
    species: ['dog', 'cat'],
    ages: [180],
    ...afterDone('monthly', 6),
    sources: [clinic],
  }),
  rule('il_kennel_cough', {
    id: '3d6b1a9b-8ee2-5bf1-affa-3ca3b8ee517c',
    kind: 'option',
    species: ['dog'],
    ...afterDone('yearly'),
    sources: [clinic, wsava],
  }),
  rule('il_felv', {
    id: 'fc8a0983-4ced-530b-ac1c-c84aa16e6002',
    kind: 'option',
    species: ['cat'],
    ages: weeks(8),
    ...afterDone('yearly'),
    sources: [wsava],
  }),
  rule('il_felv_second', {
    id: 'b3ebdd5c-2f39-5179-9643-3809198f9ced',
    kind: 'option',
    species: ['cat'],
    // Three to four weeks after the first.
    ages: weeks(12),
    inDays: 28,
    sources: [wsava],
  }),
  rule('il_rabies_cat', {
    id: '4899dd13-d915-5893-b9aa-e7756f7bd9ea',
    kind: 'advice',
    species: ['cat'],
    ages: [90],
    ...afterDone('yearly'),
    sources: ['even-yehuda.muni.il/muni/units/tiful/veterinary-service', clinic],
  }),

  rule('care_walk', {
    id: 'bf4a3b7d-757f-53a6-a0a7-02552ab2ac42',
    kind: 'task',
    species: ['dog'],
    time: '07:00',
    ...every('daily'),
  }),
  rule('care_meal', {
    id: '80bdcc75-784a-556b-9005-d4d04144c790',
    kind: 'task',
    species: ['dog', 'cat', 'bird', 'fish', 'rodent', 'other'],
    time: '08:00',
    ...every('daily'),
  }),
  rule('care_water', {
    id: '9f22753c-75c1-5990-9ae1-29aec3924406',
    kind: 'task',
    species: ['dog', 'cat', 'bird', 'rodent', 'other'],
    time: '08:00',
    ...every('daily'),
  }),
  rule('care_litter', {
    id: 'a30cc170-09d2-5c91-b166-d4174a87db72',
    kind: 'task',
    species: ['cat'],
    time: '20:00',
    ...every('daily'),
  }),
  rule('care_cage', {
    id: '4ac74f99-419d-5e1c-b190-1ab264638ca1',
    kind: 'task',
    species: ['bird', 'rodent', 'other'],
    time: '10:00',
    ...every('weekly'),
  }),
  rule('care_water_change', {
    id: '40130259-7434-5b19-b001-e9c97e2bb163',
    kind: 'task',
    species: ['fish'],
    time: '10:00',
    ...every('weekly'),
  }),
  rule('care_tank', {
    id: '3d93a98f-6a2a-5e7d-9525-1b747964e5a4',
    kind: 'task',
    species: ['fish'],
    time: '10:00',
    ...every('monthly'),
  }),
  rule('care_brush', {
    id: '4a8c47a8-2262-5618-a947-5ce45da88851',
    kind: 'task',
    species: ['dog', 'cat', 'rodent'],
    time: '18:00',
    ...every('weekly'),
  }),
  rule('care_nails', {
    id: '4f4f8693-c244-5cf1-8729-11c74d024298',
    kind: 'task',
    species: ['dog', 'cat', 'bird', 'rodent', 'other'],
    time: '18:00',
    ...afterDone('monthly'),
  }),
  rule('care_weigh', {
    id: 'a676c7d4-ea73-511c-86af-09fc26f59855',
    kind: 'task',
    species: ['dog', 'cat', 'bird', 'rodent', 'other'],
    time: '10:00',
    ...every('monthly'),
    sources: ['VCA Animal Hospitals', 'FEDIAF'],
  }),
  rule('care_checkup', {
    id: '07750244-39fb-56b5-9fb7-db4892e25459',
    kind: 'task',
    species: ['bird', 'fish', 'rodent', 'other'],
    ...afterDone('yearly'),
  }),
];

const isMedical = (kind: TemplateKind) => kind !== 'law' && kind !== 'task';

/** All of them, in a language, as those of a home are answered. */
export const builtIn = (lang: Lang) => rules.map((rule) => answered(rule, lang));

function answered(rule: Rule, lang: Lang) {
  const { title, description } = templateTexts[rule.key][lang];
  const whoDecides = isMedical(rule.kind) ? vetDecides[lang] : rule.kind === 'law' ? lawSays[lang] : '';
  return { ...rule, ...builtInRowFields, ruleVersion, title, description: `${description} ${whoDecides}`.trim() };
}
