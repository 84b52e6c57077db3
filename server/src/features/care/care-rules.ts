import type { CareInterval } from '@tzemed/contract/care/care-intervals';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import type { Species } from '@tzemed/contract/pets/pets';
import type { TemplateKind } from '@tzemed/contract/reminders/reminder-templates';
import type { SourceKey } from './care-sources.ts';

/** The day on which the rules of the plan were last changed. Plans of another version are made anew. */
export const planVersion = '2026-11-30';

const days = (count: number): CareInterval => ({ count, unit: 'day' });
const weeks = (count: number): CareInterval => ({ count, unit: 'week' });
const months = (count: number): CareInterval => ({ count, unit: 'month' });

/**
 * Course of a rule: its days follow from what was recorded.
 * `counted`: the first at an age, the second in a window after it, then the interval, which counts from the second on.
 * `ages`: a series at ages, then the interval. `young`: at ages, each month to half a year, then the interval.
 * `once`: done for good. `deadline`: a last day, then the interval. `plain`: the interval alone.
 */
type Course =
  | { readonly mode: 'counted'; readonly first: Window; readonly second: Window }
  | { readonly mode: 'ages'; readonly ages: readonly number[]; readonly optionalAge: number }
  | { readonly mode: 'young'; readonly ages: readonly number[] }
  | { readonly mode: 'once'; readonly first: Window }
  | { readonly mode: 'deadline'; readonly to: CareInterval }
  | { readonly mode: 'plain'; readonly from?: CareInterval };
type Window = { readonly from: CareInterval; readonly to: CareInterval };

export type CareRule = {
  readonly key: string;
  readonly kind: TemplateKind;
  readonly species: readonly Species[];
  /** For cats that go out. */
  readonly isForOutdoor?: true;
  /** Offered, and part of the plan once it is chosen. */
  readonly isByHand?: true;
  /** Type of the record that doing it writes; a task writes none. */
  readonly record?: RecordType;
  readonly course: Course;
  /** A weight that was measured fulfils it. */
  readonly isMeasured?: true;
  /** Null for what is done once. */
  readonly usual: CareInterval | null;
  readonly choices: readonly CareInterval[];
  /** Keys of the reminder templates that mean this rule; none where a pet may have several, as meals. */
  readonly templates: readonly string[];
  readonly time: string;
  readonly sources: readonly SourceKey[];
};

const rule = (
  key: string,
  said: Pick<CareRule, 'kind' | 'species' | 'course' | 'usual'> & Partial<CareRule>,
): CareRule => ({
  key,
  templates: [key],
  choices: said.usual ? [said.usual] : [],
  time: '09:00',
  sources: [],
  ...said,
});

const task = (key: string, species: readonly Species[], usual: CareInterval, said: Partial<CareRule> = {}) =>
  rule(key, { kind: 'task', species, isByHand: true, course: { mode: 'plain' }, usual, ...said });

/** Rules in the order in which what has the same day is told. Their words are in `care-rule-texts.ts`. */
export const careRules: readonly CareRule[] = [
  rule('il_rabies', {
    kind: 'law',
    species: ['dog'],
    record: 'vaccination',
    // Between 75 and 90 days of age, and one to three months after that, whichever day it was.
    course: {
      mode: 'counted',
      first: { from: days(75), to: days(90) },
      second: { from: days(30), to: days(90) },
    },
    usual: months(24),
    templates: ['il_rabies', 'il_rabies_second'],
    sources: ['rabiesRegulations'],
  }),
  rule('il_chip', {
    kind: 'law',
    species: ['dog'],
    record: 'treatment',
    course: { mode: 'once', first: { from: days(75), to: months(3) } },
    usual: null,
    sources: ['rabiesRegulations'],
  }),
  rule('il_licence', {
    kind: 'law',
    species: ['dog'],
    record: 'other',
    course: { mode: 'deadline', to: months(3) },
    usual: months(12),
    sources: ['dogLaw'],
  }),
  rule('il_hexavalent', {
    kind: 'habit',
    species: ['dog'],
    record: 'vaccination',
    course: { mode: 'ages', ages: [42, 63, 84, 112], optionalAge: 182 },
    usual: months(12),
    choices: [months(12), months(36)],
    templates: ['il_hexavalent', 'il_hexavalent_puppy'],
    sources: ['wsava', 'clinic'],
  }),
  rule('il_quadrivalent', {
    kind: 'habit',
    species: ['cat'],
    record: 'vaccination',
    course: { mode: 'ages', ages: [56, 84, 112], optionalAge: 182 },
    usual: months(12),
    choices: [months(12), months(36)],
    templates: ['il_quadrivalent', 'il_quadrivalent_kitten'],
    sources: ['wsava', 'clinic'],
  }),
  rule('il_rabies_cat', {
    kind: 'advice',
    species: ['cat'],
    isForOutdoor: true,
    record: 'vaccination',
    course: { mode: 'plain', from: months(3) },
    usual: months(12),
    choices: [months(12), months(24)],
    sources: ['municipality'],
  }),
  rule('il_felv', {
    kind: 'option',
    species: ['cat'],
    isForOutdoor: true,
    isByHand: true,
    record: 'vaccination',
    course: {
      mode: 'counted',
      first: { from: weeks(8), to: weeks(12) },
      second: { from: weeks(3), to: weeks(4) },
    },
    usual: months(12),
    templates: ['il_felv', 'il_felv_second'],
    sources: ['wsava'],
  }),
  rule('il_deworm', {
    kind: 'habit',
    species: ['dog'],
    record: 'treatment',
    course: { mode: 'young', ages: [14, 28, 42, 56] },
    usual: months(6),
    choices: [months(3), months(6)],
    templates: ['il_deworm', 'il_deworm_puppy', 'il_deworm_young'],
    sources: ['clinic', 'worms'],
  }),
  rule('il_deworm', {
    kind: 'habit',
    species: ['cat'],
    record: 'treatment',
    course: { mode: 'young', ages: [21, 35, 49, 63] },
    usual: months(6),
    choices: [months(3), months(6)],
    templates: ['il_deworm', 'il_deworm_kitten', 'il_deworm_young'],
    sources: ['clinic', 'worms'],
  }),
  rule('il_flea_tick', {
    kind: 'habit',
    species: ['dog', 'cat'],
    isByHand: true,
    record: 'treatment',
    course: { mode: 'plain' },
    usual: months(1),
    choices: [months(1), weeks(12), months(8)],
    sources: ['fleas'],
  }),
  rule('il_spirocerca', {
    kind: 'habit',
    species: ['dog'],
    isByHand: true,
    record: 'treatment',
    course: { mode: 'plain' },
    usual: months(3),
    choices: [months(1), months(2), months(3)],
    sources: ['spirocerca', 'clinic'],
  }),
  rule('il_kennel_cough', {
    kind: 'option',
    species: ['dog'],
    isByHand: true,
    record: 'vaccination',
    course: { mode: 'plain' },
    usual: months(12),
    sources: ['clinic', 'wsava'],
  }),

  task('care_walk', ['dog'], days(1), { time: '07:00', templates: [] }),
  task('care_meal', ['dog', 'cat', 'bird', 'fish', 'rodent', 'other'], days(1), { time: '08:00', templates: [] }),
  task('care_water', ['dog', 'cat', 'bird', 'rodent', 'other'], days(1), { time: '08:00' }),
  task('care_litter', ['cat'], days(1), { time: '20:00' }),
  task('care_cage', ['bird', 'rodent', 'other'], weeks(1), { time: '10:00' }),
  task('care_water_change', ['fish'], weeks(1), { time: '10:00', choices: [weeks(1), weeks(2)] }),
  task('care_tank', ['fish'], months(1), { time: '10:00' }),
  task('care_brush', ['dog', 'cat', 'rodent'], weeks(1), { time: '18:00' }),
  task('care_nails', ['dog', 'cat', 'bird', 'rodent', 'other'], months(1), { time: '18:00' }),
  task('care_weigh', ['dog', 'cat', 'bird', 'rodent', 'other'], months(1), {
    time: '10:00',
    isMeasured: true,
    sources: ['weight'],
  }),
  task('care_checkup', ['bird', 'fish', 'rodent', 'other'], months(12), { record: 'checkup' }),
];

/** Rules of a species. Each key is there once. */
export const rulesOf = (species: Species) => careRules.filter((rule) => rule.species.includes(species));
