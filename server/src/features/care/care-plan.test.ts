import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { type CareChoice, type CareFacts, planOf, type PlanItem, remindersOf, startOf } from './care-plan.ts';
import { careRules } from './care-rules.ts';
import { careSources } from './care-sources.ts';
import { described } from './describe-plan.ts';
import type { CareRecord } from './match-record.ts';

const base: CareFacts = {
  today: '2026-11-22',
  species: 'dog',
  birthDate: '2026-09-13',
  addedOn: '2026-09-20',
  hasChip: false,
  chippedOn: null,
  licenceValidUntil: null,
  goesOut: false,
  records: [],
  weighedOn: [],
  closed: [],
  choices: [],
};
let ids = 0;
const given = (date: string, description: string, more: Partial<CareRecord> = {}): CareRecord => ({
  id: `${++ids}`,
  type: 'vaccination',
  date,
  description,
  product: null,
  validUntil: null,
  ...more,
});
const said = (key: string, more: Partial<CareChoice> = {}): CareChoice => ({
  key,
  title: null,
  every: null,
  startsOn: null,
  isChosen: false,
  isOff: false,
  postponedUntil: null,
  exemptUntil: null,
  doneOn: null,
  skippedOn: null,
  saidOn: '2026-11-01',
  ...more,
});
const plan = (facts: Partial<CareFacts>) => planOf({ ...base, ...facts });
const short = ({ key, step, state, due, withChip }: PlanItem) =>
  [
    `${key}${step ? `:${step}` : ''}${withChip ? '+chip' : ''}`,
    state,
    due === null ? 'unknown' : (due.day ?? due.after ?? `${due.from ?? ''}..${due.to}`),
  ].join(' ');
const open = (facts: Partial<CareFacts>) =>
  plan(facts)
    .filter(({ state }) => state === 'now' || state === 'later')
    .map(short);
const ofKey = (facts: Partial<CareFacts>, key: string) => open(facts).filter((line) => line.startsWith(key));

describe('the plan of a puppy of ten weeks', () => {
  const worms = ['2026-09-27', '2026-10-11', '2026-10-25', '2026-11-08'].map((day) =>
    given(day, 'תילוע', { type: 'treatment' }),
  );
  const records = [given('2026-10-25', 'משושה, ראשון'), ...worms];

  it('lays its first year out', () => {
    expect(open({ records })).toEqual([
      'il_hexavalent:2 now 2026-11-15',
      'il_rabies:1+chip now 2026-11-27..2026-12-12',
      'il_hexavalent:3 later 2026-12-06',
      'il_deworm later 2026-12-08',
      'il_licence:1 later ..2026-12-13',
      'il_rabies:2 later il_rabies:1',
      'il_hexavalent:4 later 2027-01-03',
      'il_deworm later 2027-01-08',
      'il_deworm later 2027-02-08',
      'il_deworm later 2027-03-08',
      'il_hexavalent:5 later 2027-03-14',
    ]);
  });

  it('offers what has to be chosen, and tells what was done, the newest first', () => {
    const items = plan({ records });
    const of = (state: string) => items.filter((item) => item.state === state);
    expect(of('option').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['il_flea_tick', 'il_spirocerca', 'il_kennel_cough', 'care_walk']),
    );
    expect(of('done').map(({ key, last }) => [key, last?.on])).toEqual([
      ['il_deworm', '2026-11-08'],
      ['il_hexavalent', '2026-10-25'],
      ['il_deworm', '2026-10-25'],
      ['il_deworm', '2026-10-11'],
      ['il_deworm', '2026-09-27'],
    ]);
  });

  it('moves the next dose by the day of the one before', () => {
    const late = [...records, given('2026-11-22', 'חיסון משושה')];
    expect(ofKey({ records: late }, 'il_hexavalent')[0]).toBe('il_hexavalent:3 later 2026-12-13');
  });
});

describe('rabies', () => {
  const first = given('2026-11-28', 'כלבת');
  const second = given('2027-01-10', 'חיסון כלבת');
  it('asks for the second shot in a window after the first, whatever the record says that it holds until', () => {
    const records = [{ ...first, validUntil: '2028-11-28' }];
    expect(ofKey({ records, today: '2026-12-01' }, 'il_rabies')).toEqual(['il_rabies:2 later 2026-12-28..2027-02-26']);
  });
  it('counts 24 months after two shots only', () => {
    expect(ofKey({ records: [first, second], today: '2027-02-01' }, 'il_rabies')).toEqual([
      'il_rabies later 2029-01-10',
    ]);
  });
  it('takes two records of one visit for one shot', () => {
    const records = [first, given('2026-11-29', 'כלבת')];
    expect(ofKey({ records, today: '2026-12-01' }, 'il_rabies')[0]).toMatch(/^il_rabies:2 later/);
  });
  it('knows no day after a single shot of long ago', () => {
    const facts = { birthDate: null, records: [given('2024-05-01', 'כלבת')] };
    expect(plan(facts).find(({ key }) => key === 'il_rabies')).toMatchObject({ isDoubtful: true, step: 2 });
  });
  it('rests while an exemption lasts, and cannot be skipped', () => {
    const exempt = [said('il_rabies', { exemptUntil: '2027-01-31' })];
    expect(ofKey({ choices: exempt }, 'il_rabies')).toEqual(['il_rabies later 2027-02-01']);
    const skipped = [said('il_rabies', { skippedOn: '2026-11-20' })];
    expect(ofKey({ choices: skipped }, 'il_rabies')[0]).toBe('il_rabies:1+chip now 2026-11-27..2026-12-12');
  });
});

describe('other animals', () => {
  const adult = { birthDate: '2020-05-01', addedOn: '2026-11-10' };
  it('An adult dog of which nothing is known has its duties and habits without a day', () => {
    expect(open(adult)).toEqual([
      'il_rabies:1 now unknown',
      'il_chip:1 now unknown',
      'il_licence now unknown',
      'il_hexavalent now unknown',
      'il_deworm now unknown',
    ]);
    expect(open({ ...adult, birthDate: null })).toEqual(open(adult));
  });
  it('An adult dog with records has the next days', () => {
    const records = [
      given('2022-01-05', 'כלבת'),
      given('2024-03-05', 'כלבת'),
      given('2026-03-31', 'משושה'),
      given('2026-08-31', 'תילוע', { type: 'treatment' }),
    ];
    expect(open({ ...adult, records, hasChip: true, licenceValidUntil: '2027-03-01' })).toEqual([
      'il_rabies now 2026-03-05',
      'il_deworm later 2027-02-28',
      'il_licence later ..2027-03-01',
      'il_hexavalent later 2027-03-31',
    ]);
  });
  it('An indoor cat has neither rabies nor leukaemia, until it goes out', () => {
    const cat = { species: 'cat', birthDate: '2023-05-01', addedOn: '2023-06-01' } as const;
    const has = (facts: Partial<CareFacts>) => [...new Set(plan(facts).map(({ key }) => key))];
    expect(has(cat)).not.toEqual(expect.arrayContaining(['il_rabies_cat']));
    expect(has(cat)).not.toEqual(expect.arrayContaining(['il_felv']));
    expect(has({ ...cat, goesOut: true })).toEqual(
      expect.arrayContaining(['il_rabies_cat', 'il_felv', 'il_quadrivalent']),
    );
  });
  it.each(['bird', 'rodent', 'fish', 'other'] as const)('A %s has tasks to choose, and nothing else', (species) => {
    const items = plan({ species });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['task']));
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['option']));
  });
  it('A task that is chosen comes on its day, and again after it was done', () => {
    const chosen = said('care_water_change', {
      isChosen: true,
      every: { count: 2, unit: 'week' },
      saidOn: '2026-11-20',
    });
    expect(open({ species: 'fish', birthDate: null, choices: [chosen] })).toEqual(['care_water_change now 2026-11-20']);
    expect(open({ species: 'fish', birthDate: null, choices: [{ ...chosen, doneOn: '2026-11-21' }] })).toEqual([
      'care_water_change later 2026-12-05',
    ]);
  });
  it('A weighing that is chosen is done by a weight, and counts from the newest day, in whatever order they are', () => {
    const adultCat = { species: 'cat', birthDate: '2020-05-01', addedOn: '2026-11-10' } as const;
    const weighedOn = ['2026-11-05', '2026-10-31', '2026-11-20'];
    const choices = [said('care_weigh', { isChosen: true })];
    expect(ofKey({ ...adultCat, weighedOn }, 'care_weigh')).toEqual([]);
    expect(plan({ ...adultCat, weighedOn }).filter(({ key }) => key === 'care_weigh')).toMatchObject([
      { state: 'option' },
    ]);
    expect(ofKey({ ...adultCat, weighedOn, choices }, 'care_weigh')).toEqual(['care_weigh later 2026-12-20']);
    expect(ofKey({ ...adultCat, weighedOn: ['2026-10-31'], choices }, 'care_weigh')).toEqual([
      'care_weigh later 2026-11-30',
    ]);
    const records = [given('2026-11-21', 'שקילה', { type: 'checkup' })];
    expect(ofKey({ ...adultCat, weighedOn, records, choices }, 'care_weigh')).toEqual(['care_weigh later 2026-12-21']);
  });
  it('A rule that was turned off is off, and an own interval goes before the usual one', () => {
    expect(
      plan({ choices: [said('il_deworm', { isOff: true })] }).find(({ key }) => key === 'il_deworm'),
    ).toMatchObject({
      state: 'off',
    });
    const records = [given('2026-08-31', 'תילוע', { type: 'treatment' })];
    const every = { count: 3, unit: 'month' } as const;
    expect(ofKey({ ...adult, records, choices: [said('il_deworm', { every })] }, 'il_deworm')).toEqual([
      'il_deworm later 2026-11-30',
    ]);
  });
  it('Days of months that are shorter are their last, leap days too', () => {
    const yearly = (day: string) => ofKey({ ...adult, records: [given(day, 'משושה')], today: day }, 'il_hexavalent');
    expect(yearly('2028-02-29')).toEqual(['il_hexavalent later 2029-02-28']);
    const worm = given('2027-08-31', 'תילוע', { type: 'treatment' });
    expect(ofKey({ ...adult, records: [worm], today: '2027-09-01' }, 'il_deworm')).toEqual([
      'il_deworm later 2028-02-29',
    ]);
  });
});

describe('rules', () => {
  it('are marked after the day on which their source is read again, and a law without a day', () => {
    const today = addDays(careSources.rabiesRegulations.recheck, 1);
    const items = plan({ today, birthDate: addDays(today, -70), addedOn: addDays(today, -60) });
    expect(items.find(({ key }) => key === 'il_rabies')).toMatchObject({ isOld: true, isDoubtful: true });
    expect(items.find(({ key }) => key === 'il_hexavalent')).toMatchObject({ isOld: false });
  });
  it.each(['he', 'en', 'ar'] as const)('have words in %s for every state', (lang) => {
    for (const species of ['dog', 'cat', 'bird', 'fish', 'rodent', 'other'] as const)
      for (const item of plan({ species, goesOut: true })) {
        const told = described(item, lang);
        expect(told.title).not.toBe('');
        expect(told.why).toMatch(/\S/);
      }
  });
});

const choiceAs = ({ key, ...more }: Partial<CareChoice> & { readonly key: string }) => said(key, more);

/** Facts that can be: nobody is born after today, or entered before the birth. */
function factsFrom({
  choices,
  added,
  ...rest
}: Partial<CareFacts> & {
  readonly today: string;
  readonly added: string;
  readonly choices: readonly (Partial<CareChoice> & { readonly key: string })[];
}): CareFacts {
  const birthDate = rest.birthDate && rest.birthDate <= rest.today ? rest.birthDate : null;
  const addedOn = added > rest.today ? rest.today : birthDate && added < birthDate ? birthDate : added;
  return { ...base, ...rest, birthDate, addedOn, choices: choices.map(choiceAs) };
}

describe('any plan', () => {
  const day = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2024-01-31', days));
  const names = ['כלבת', 'משושה', 'מרובע', 'תילוע', 'לויקמיה', 'שעלת', 'Bravecto', 'תולעת הפארק', 'רישיון', 'שבב'];
  const records = fc.array(
    fc
      .record({ date: day, name: fc.constantFrom(...names), until: fc.option(day) })
      .map(({ date, name, until }) =>
        given(date, `חיסון ${name}`, { validUntil: until && until > date ? until : null }),
      ),
    { maxLength: 12 },
  );
  const choice = fc.record({
    key: fc.constantFrom(...careRules.map(({ key }) => key)),
    isChosen: fc.boolean(),
    isOff: fc.boolean(),
    postponedUntil: fc.option(day),
    doneOn: fc.option(day),
    skippedOn: fc.option(day),
    every: fc.option(
      fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constantFrom('day', 'week', 'month') }),
    ),
  });
  const facts: fc.Arbitrary<CareFacts> = fc
    .record({
      species: fc.constantFrom('dog', 'cat', 'fish', 'bird'),
      birthDate: fc.option(day),
      today: day,
      added: day,
      goesOut: fc.boolean(),
      records,
      weighedOn: fc.array(day, { maxLength: 6 }),
      choices: fc.uniqueArray(choice, { selector: ({ key }) => key, maxLength: 5 }),
    })
    .map((some) => factsFrom(some as never));

  it('is the same when it is made again, in whatever order the records come', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const other = {
          ...one,
          records: one.records.toReversed(),
          weighedOn: one.weighedOn.toReversed(),
          choices: one.choices.toReversed(),
        };
        expect(planOf(other)).toEqual(planOf(one));
      }),
    );
  });

  it('is ordered, and never before its basis', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const items = planOf(one);
        const states = items.map(({ state }) => ['now', 'later', 'option', 'off', 'done'].indexOf(state));
        expect(states).toEqual(states.toSorted((a, b) => a - b));
        const nowDays = items.filter(({ state }) => state === 'now').map(({ due }) => startOf(due) ?? '');
        expect(nowDays).toEqual(nowDays.toSorted());
        const early = items.filter(({ due, last, rule, step }) => {
          const start = startOf(due);
          const basis = last && rule?.course.mode !== 'deadline' && step === 0 ? addDays(last.on, 1) : '';
          return start && (start < basis || (one.birthDate !== null && start < one.birthDate));
        });
        expect(early).toEqual([]);
      }),
    );
  });

  it('has one reminder of a rule at most, and none of what is off', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const keys = remindersOf(planOf(one), one.today).map(({ item }) => item.key);
        expect(new Set(keys).size).toBe(keys.length);
        const off = new Set(one.choices.filter(({ isOff }) => isOff).map(({ key }) => key));
        expect(keys.filter((key) => off.has(key))).toEqual([]);
      }),
    );
  });
});
