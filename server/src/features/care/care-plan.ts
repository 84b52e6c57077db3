import { addInterval, type CareInterval } from '@tzemed/contract/care/care-intervals';
import type { CareKind, CareState } from '@tzemed/contract/care/care';
import { addDays, sameDayIn } from '@tzemed/contract/dates/days';
import type { Species } from '@tzemed/contract/pets/pets';
import { type CareRule, rulesOf } from './care-rules.ts';
import { careSources } from './care-sources.ts';
import { type CareRecord, fulfils } from './match-record.ts';

/** Choice of somebody about a rule, or an own item. Days as `YYYY-MM-DD`. */
export type CareChoice = {
  readonly key: string;
  /** Null for a rule, which has its own name. */
  readonly title: string | null;
  readonly every: CareInterval | null;
  readonly startsOn: string | null;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly postponedUntil: string | null;
  readonly exemptUntil: string | null;
  readonly doneOn: string | null;
  readonly skippedOn: string | null;
  /** Day on which it was said first. */
  readonly saidOn: string;
};

/** A reminder of the plan that was closed without a record. */
export type ClosedReminder = { readonly key: string; readonly on: string; readonly isSkipped: boolean };

export type CareFacts = {
  readonly today: string;
  readonly species: Species;
  readonly birthDate: string | null;
  /** Day on which the pet was entered: nobody is reminded of what should have been before. */
  readonly addedOn: string;
  readonly chippedOn: string | null;
  readonly hasChip: boolean;
  readonly licenceValidUntil: string | null;
  readonly goesOut: boolean;
  readonly records: readonly CareRecord[];
  /** Days of the newest weights. */
  readonly weighedOn: readonly string[];
  readonly closed: readonly ClosedReminder[];
  readonly choices: readonly CareChoice[];
};

export type CareDue = {
  readonly day: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly after: string | null;
};

export type Why =
  /** First step, by age. */
  | { readonly code: 'age' | 'after' | 'optional'; readonly step: number }
  /** Step of a series, after the record of the step before it. */
  | { readonly code: 'next'; readonly step: number; readonly on: string }
  | { readonly code: 'last'; readonly on: string }
  | { readonly code: 'valid'; readonly on: string; readonly until: string }
  | { readonly code: 'skipped'; readonly on: string }
  | { readonly code: 'unknown' | 'chosen' | 'offered' | 'off' | 'done' | 'licenceUntil' }
  | { readonly code: 'single'; readonly on: string }
  | { readonly code: 'exempt'; readonly until: string };

export type Last = {
  readonly on: string;
  readonly recordId: string | null;
  readonly validUntil: string | null;
  readonly isSkipped: boolean;
};

export type Follow = {
  readonly step: number;
  readonly after: CareInterval;
  readonly to: CareInterval | null;
  readonly notBefore: string | null;
};

export type PlanItem = {
  readonly key: string;
  readonly rule: CareRule | null;
  /** Own title. */
  readonly title: string | null;
  readonly step: number;
  readonly kind: CareKind;
  readonly state: CareState;
  readonly due: CareDue | null;
  readonly why: Why;
  readonly isOptional: boolean;
  readonly isDoubtful: boolean;
  readonly isOld: boolean;
  readonly usual: CareInterval | null;
  readonly own: CareInterval | null;
  readonly postponedUntil: string | null;
  readonly exemptUntil: string | null;
  readonly last: Last | null;
  readonly doneOn: string | null;
  readonly follow: Follow | null;
  /** The microchip is part of this visit. */
  readonly withChip: boolean;
  /** Day of its reminder, if it is the open one of its rule. */
  readonly remindOn: string | null;
};

/** Days before the first of a window from which it is among what is due now. */
const aheadDays = 7;
/** Days before a last day at which its reminder comes. */
const deadlineDays = 14;
/** Two shots nearer to each other than that are one that was entered twice. */
const sameShotDays = 14;
const halfYear: CareInterval = { count: 6, unit: 'month' };
const month: CareInterval = { count: 1, unit: 'month' };

const noDue: CareDue = { day: null, from: null, to: null, after: null };
const on = (day: string): CareDue => ({ ...noDue, day });
const between = (from: string, to: string): CareDue => ({ ...noDue, from, to });
const later = (one: string, other: string | null) => (other && other > one ? other : one);
const days = (count: number): CareInterval => ({ count, unit: 'day' });
const repeatsEvery = (after: CareInterval): Follow => ({ step: 0, after, to: null, notBefore: null });

type Step = {
  readonly step: number;
  readonly due: CareDue | null;
  readonly why: Why;
  readonly isOptional?: true;
  readonly isDoubtful?: true;
  readonly follow?: Follow | null;
};

type About = {
  readonly facts: CareFacts;
  readonly rule: CareRule;
  readonly choice: CareChoice | undefined;
  /** Records and marks that fulfil the rule, the oldest first; no two on one day. */
  readonly past: readonly Last[];
  readonly every: CareInterval;
};

/** Without a record, of an animal whose past is not known. */
const unknown: Step = { step: 0, due: null, why: { code: 'unknown' } };

/** The interval from the newest on; a day until which its record says that it holds goes before the usual interval. */
function repeated({ choice, past, every }: About): Step {
  const last = past.at(-1)!;
  const follow = repeatsEvery(every);
  if (last.isSkipped)
    return { step: 0, due: on(addInterval(last.on, every)), why: { code: 'skipped', on: last.on }, follow };
  const { validUntil } = last;
  if (validUntil && validUntil > last.on && !choice?.every)
    return { step: 0, due: on(validUntil), why: { code: 'valid', on: last.on, until: validUntil }, follow };
  return { step: 0, due: on(addInterval(last.on, every)), why: { code: 'last', on: last.on }, follow };
}

/** Entered as young enough for the first step by age. */
const wasYoung = ({ birthDate, addedOn }: CareFacts, until: CareInterval) =>
  birthDate !== null && addedOn <= addInterval(birthDate, until);

function counted(about: About, { first, second }: Extract<CareRule['course'], { mode: 'counted' }>): Step[] {
  const { facts, rule, past } = about;
  const { birthDate, today } = facts;
  const given = past
    .filter(({ isSkipped }) => !isSkipped)
    .filter(({ on: day }, nth, all) => nth === 0 || day >= addDays(all[nth - 1]!.on, sameShotDays));
  const repeats = repeatsEvery(about.every);
  if (given.length >= 2) return [repeated(about)];
  const [only] = given;
  if (only) {
    const window = between(addInterval(only.on, second.from), addInterval(only.on, second.to));
    const isFirst = birthDate !== null && only.on <= addInterval(birthDate, halfYear);
    if (isFirst || today <= window.to!)
      return [{ step: 2, due: window, why: { code: 'next', step: 2, on: only.on }, follow: repeats }];
    // The sources differ about a single one of long ago; whether others went before it is not known.
    return [{ step: 2, due: window, why: { code: 'single', on: only.on }, isDoubtful: true, follow: repeats }];
  }
  const follow = { step: 2, after: second.from, to: second.to, notBefore: null };
  const secondStep: Step = { step: 2, due: { ...noDue, after: `${rule.key}:1` }, why: { code: 'after', step: 2 } };
  if (rule.isByHand) {
    const from = later(about.choice?.saidOn ?? facts.addedOn, birthDate && addInterval(birthDate, first.from));
    return [{ step: 1, due: on(from), why: { code: 'chosen' }, follow }, secondStep];
  }
  if (!birthDate || !wasYoung(facts, first.to)) return [{ ...unknown, step: 1, follow }];
  const window = between(addInterval(birthDate, first.from), addInterval(birthDate, first.to));
  return [{ step: 1, due: window, why: { code: 'age', step: 1 }, follow }, secondStep];
}

function ages(about: About, { ages, optionalAge }: Extract<CareRule['course'], { mode: 'ages' }>): Step[] {
  const { facts, rule, past } = about;
  const { birthDate, today } = facts;
  const last = past.at(-1);
  const lastAge = ages.at(-1)!;
  const isGrown =
    !birthDate ||
    today >= addDays(birthDate, optionalAge) ||
    past.length >= ages.length ||
    (last !== undefined && last.on >= addDays(birthDate, lastAge - 7));
  const optional: Step[] =
    birthDate && today <= addDays(birthDate, optionalAge) && (!last || last.on < addDays(birthDate, optionalAge - 28))
      ? [
          {
            step: ages.length + 1,
            due: on(addDays(birthDate, optionalAge)),
            why: { code: 'optional', step: ages.length + 1 },
            isOptional: true,
          },
        ]
      : [];
  if (isGrown) return last ? [repeated(about), ...optional] : [unknown];
  const steps: Step[] = [];
  let before = last?.on ?? null;
  for (let nth = past.length; nth < ages.length; nth++) {
    const gap = nth === 0 ? 0 : ages[nth]! - ages[nth - 1]!;
    const day: string = later(addDays(birthDate, ages[nth]!), before && addDays(before, gap));
    const isCurrent = nth === past.length;
    // Days of later steps are known while the one before them can still be on time.
    const due = isCurrent || day > today ? on(day) : { ...noDue, after: `${rule.key}:${nth}` };
    const nextGap = nth + 1 < ages.length ? ages[nth + 1]! - ages[nth]! : null;
    steps.push({
      step: nth + 1,
      due,
      why: last && isCurrent ? { code: 'next', step: nth + 1, on: last.on } : { code: 'age', step: nth + 1 },
      follow: nextGap
        ? { step: nth + 2, after: days(nextGap), to: null, notBefore: addDays(birthDate, ages[nth + 1]!) }
        : repeatsEvery(about.every),
    });
    before = day;
  }
  return [...steps, ...optional];
}

/** Days at ages, then each month until half a year, then the interval. */
function young(about: About, { ages }: Extract<CareRule['course'], { mode: 'young' }>): Step[] {
  const { facts, past, every } = about;
  const { birthDate, today, addedOn } = facts;
  const last = past.at(-1);
  if (about.choice?.every && last) return [repeated(about)];
  const grownOn = birthDate && addInterval(birthDate, halfYear);
  if (!birthDate || !grownOn) return [last ? repeated(about) : unknown];
  const scheduled = ages.map((age) => addDays(birthDate, age));
  for (let months = 3; months <= 6; months++) scheduled.push(sameDayIn(birthDate, months));
  const afterOf = (day: string): string => {
    const next = scheduled.find((one) => one >= addDays(day, 7));
    if (next && day < addDays(birthDate, ages.at(-1)! - 3)) return next;
    const inAMonth = addInterval(day, month);
    return inAMonth <= addDays(grownOn, 7) ? inAMonth : addInterval(day, every);
  };
  if (last && last.on > grownOn) return [repeated(about)];
  let current: string;
  let why: Why;
  if (last) {
    current = afterOf(last.on);
    why = { code: last.isSkipped ? 'skipped' : 'last', on: last.on };
  } else {
    if (addedOn > grownOn) return [unknown];
    const since = scheduled.filter((day) => day >= addedOn);
    current = since.findLast((day) => day <= today) ?? since[0] ?? grownOn;
    why = { code: 'age', step: 0 };
  }
  const steps: Step[] = [{ step: 0, due: on(current), why, follow: followOf(current, afterOf, every) }];
  for (let day = afterOf(current); day <= addDays(grownOn, 7) && steps.length < 8; day = afterOf(day))
    if (day > today) steps.push({ step: 0, due: on(day), why: { code: 'age', step: 0 } });
  return steps;
}

function followOf(day: string, afterOf: (day: string) => string, every: CareInterval): Follow {
  const next = afterOf(day);
  if (next === addInterval(day, every)) return repeatsEvery(every);
  const gap = Math.round((Date.parse(next) - Date.parse(day)) / 86_400_000);
  return repeatsEvery(next === addInterval(day, month) ? month : days(gap));
}

function stepsOf(about: About): Step[] {
  const { facts, rule, choice, past } = about;
  const { course } = rule;
  const { birthDate } = facts;
  const last = past.at(-1);
  switch (course.mode) {
    case 'counted':
      return counted(about, course);
    case 'ages':
      return ages(about, course);
    case 'young':
      return young(about, course);
    case 'once': {
      if (last || facts.hasChip) return [];
      if (!birthDate || !wasYoung(facts, course.first.to)) return [{ ...unknown, step: 1 }];
      const window = between(addInterval(birthDate, course.first.from), addInterval(birthDate, course.first.to));
      return [{ step: 1, due: window, why: { code: 'age', step: 1 } }];
    }
    case 'deadline': {
      const { licenceValidUntil } = facts;
      const follow = repeatsEvery(about.every);
      const said = last && addInterval(last.on, about.every);
      if (licenceValidUntil && !(said && said > licenceValidUntil))
        return [{ step: 0, due: { ...noDue, to: licenceValidUntil }, why: { code: 'licenceUntil' }, follow }];
      if (said) return [{ step: 0, due: { ...noDue, to: said }, why: { code: 'last', on: last.on }, follow }];
      if (!birthDate || !wasYoung(facts, course.to)) return [{ ...unknown, follow }];
      return [
        { step: 1, due: { ...noDue, to: addInterval(birthDate, course.to) }, why: { code: 'age', step: 1 }, follow },
      ];
    }
    case 'plain': {
      if (last) return [repeated(about)];
      const follow = repeatsEvery(about.every);
      if (rule.isByHand)
        return [
          {
            step: 0,
            due: on(later(choice?.startsOn ?? choice?.saidOn ?? facts.addedOn, birthDate)),
            why: { code: 'chosen' },
            follow,
          },
        ];
      if (!birthDate || !course.from || !wasYoung(facts, halfYear)) return [{ ...unknown, follow }];
      return [{ step: 0, due: on(addInterval(birthDate, course.from)), why: { code: 'age', step: 0 }, follow }];
    }
  }
}

/** First day on which something is due. */
export const startOf = (due: CareDue | null) => due && (due.day ?? due.from ?? due.to);

type Fulfilled = {
  readonly key: string;
  readonly isMeasured: boolean;
  readonly choice: CareChoice | undefined;
};
/** Everything that fulfils a rule: records, values, reminders that were closed without one, and days that were said. The oldest first. */
function pastOf(facts: CareFacts, { key, isMeasured, choice }: Fulfilled): Last[] {
  const { today, birthDate } = facts;
  const said = ({ on, isSkipped }: Pick<Last, 'on' | 'isSkipped'>): Last => ({
    on,
    isSkipped,
    recordId: null,
    validUntil: null,
  });
  const all: Last[] = [
    ...facts.records
      .filter((record) => fulfils(key, record))
      .map(({ id, date, validUntil }) => ({ on: date, recordId: id, validUntil, isSkipped: false })),
    ...(isMeasured ? facts.weighedOn : []).map((day) => said({ on: day, isSkipped: false })),
    ...facts.closed.filter((one) => one.key === key).map(said),
    ...(key === 'il_chip' && facts.chippedOn ? [said({ on: facts.chippedOn, isSkipped: false })] : []),
    ...(choice?.doneOn ? [said({ on: choice.doneOn, isSkipped: false })] : []),
    ...(choice?.skippedOn ? [said({ on: choice.skippedOn, isSkipped: true })] : []),
  ].filter(({ on: day }) => day <= today && !(birthDate && day < birthDate));
  // A record of the same day goes before what was said, and what was done before what was skipped.
  const rank = ({ recordId, isSkipped, validUntil }: Last) =>
    `${isSkipped ? 1 : 0}${recordId ? 0 : 1}${validUntil ?? ''}${recordId ?? ''}`;
  const sorted = all.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : rank(a) < rank(b) ? -1 : 1));
  return sorted.filter(({ on: day }, nth) => nth === 0 || sorted[nth - 1]!.on !== day);
}

const ownRule: CareRule = {
  key: 'own',
  kind: 'task',
  species: [],
  isByHand: true,
  course: { mode: 'plain' },
  usual: null,
  choices: [],
  templates: [],
  time: '09:00',
  sources: [],
};

/** A rule beside what was said about it, and what fulfilled it. */
function itemsOf(facts: CareFacts, rule: CareRule, choice: CareChoice | undefined): PlanItem[] {
  const { today } = facts;
  const isOwn = choice?.title != null;
  const key = isOwn ? choice.key : rule.key;
  // Weights of an animal that nobody asks to be weighed are no care that was done.
  const past = pastOf(facts, { key, isMeasured: rule.isMeasured === true && choice?.isChosen === true, choice });
  // A skipped duty by law is still one.
  const counting = rule.kind === 'law' ? past.filter(({ isSkipped }) => !isSkipped) : past;
  const every = choice?.every ?? rule.usual ?? { count: 1, unit: 'month' };
  const isOld = rule.sources.some((name) => careSources[name].recheck < today);
  const base = {
    key,
    rule: isOwn ? null : rule,
    title: isOwn ? choice.title : null,
    kind: isOwn ? ('own' as const) : rule.kind,
    isOld,
    isOptional: false,
    isDoubtful: false,
    usual: rule.usual,
    own: isOwn ? every : (choice?.every ?? null),
    postponedUntil: null,
    exemptUntil: choice?.exemptUntil ?? null,
    last: past.findLast(({ isSkipped }) => !isSkipped) ?? null,
    doneOn: choice?.doneOn ?? null,
    follow: null,
    withChip: false,
    remindOn: null,
  };
  const doneAs = (last: Last, nth: number): PlanItem => ({
    ...base,
    step: placeOf(rule, facts, last, nth),
    state: 'done',
    due: null,
    why: { code: 'done' },
    last,
  });
  const done = past
    .filter(({ isSkipped }) => !isSkipped)
    .toReversed()
    .map((one, nth, all) => doneAs(one, all.length - nth));
  if (choice?.isOff) return [{ ...base, step: 0, state: 'off', due: null, why: { code: 'off' } }, ...done];
  if (rule.isByHand && !isOwn && !choice?.isChosen)
    return [{ ...base, step: 0, state: 'option', due: null, why: { code: 'offered' } }, ...done];

  const exempt = rule.kind === 'law' && choice?.exemptUntil && choice.exemptUntil >= today ? choice.exemptUntil : null;
  const steps = exempt
    ? [{ step: 0, due: on(addDays(exempt, 1)), why: { code: 'exempt', until: exempt } } satisfies Step]
    : stepsOf({ facts, rule, choice, past: counting, every });
  function openAs(step: Step, nth: number): PlanItem {
    const start = startOf(step.due);
    const isCurrent = nth === 0;
    const postponed =
      isCurrent && choice?.postponedUntil && choice.postponedUntil > today && choice.postponedUntil > (start ?? '')
        ? choice.postponedUntil
        : null;
    const isWindow = step.due?.to != null;
    const isNow = isCurrent && !postponed && (start === null || addDays(start, isWindow ? -aheadDays : 0) <= today);
    const reminded = step.due?.day ?? step.due?.from ?? (step.due?.to ? addDays(step.due.to, -deadlineDays) : null);
    return {
      ...base,
      step: step.step,
      state: isNow && !step.isOptional ? 'now' : 'later',
      due: step.due,
      why: step.why,
      isOptional: step.isOptional ?? false,
      // The law may have changed since its source was read.
      isDoubtful: (step.isDoubtful ?? false) || (isOld && rule.kind === 'law'),
      postponedUntil: postponed,
      follow: isCurrent ? (step.follow ?? null) : null,
      remindOn: isCurrent && !step.isOptional ? later(reminded ?? '', postponed) : null,
    };
  }
  return [...steps.map(openAs), ...done];
}

/** Place of what was done in its series, from 1; 0 for what repeats. */
function placeOf({ course }: CareRule, { birthDate }: CareFacts, { on: day }: Last, nth: number) {
  if (course.mode === 'counted') return nth <= 2 ? nth : 0;
  if (course.mode !== 'ages' || !birthDate || day > addDays(birthDate, course.optionalAge)) return 0;
  return nth <= course.ages.length + 1 ? nth : 0;
}

const stateOrder: Readonly<Record<CareState, number>> = { now: 0, later: 1, option: 2, off: 3, done: 4 };

/**
 * The plan of a pet: what rules, records and choices come to on a day. Ordered: what is due, the oldest first; what comes
 * later; what is offered; what is off; what was done, the newest first.
 */
export function planOf(facts: CareFacts): PlanItem[] {
  const rules = rulesOf(facts.species).filter((rule) => !rule.isForOutdoor || facts.goesOut);
  const choiceOf = (key: string) => facts.choices.find((choice) => choice.key === key && choice.title === null);
  const ofRules = rules.flatMap((rule) => itemsOf(facts, rule, choiceOf(rule.key)));
  const own = facts.choices.filter(({ title }) => title !== null).flatMap((choice) => itemsOf(facts, ownRule, choice));
  const all = joinChip([...ofRules, ...own]);
  // A step without a day stands where it can be at the earliest: behind the one that it waits for.
  const places = new Map<PlanItem, string>();
  let before = '';
  for (const item of all) {
    const start = item.due?.after ? before : (item.postponedUntil ?? startOf(item.due) ?? '');
    places.set(item, item.state === 'done' ? (item.last?.on ?? '') : start);
    before = start && item.follow ? addInterval(start, item.follow.after) : start;
  }
  return all.toSorted((a, b) => {
    const states = stateOrder[a.state] - stateOrder[b.state];
    if (states !== 0) return states;
    const [one, other] = [places.get(a)!, places.get(b)!];
    const byDay = one < other ? -1 : one > other ? 1 : 0;
    return a.state === 'done' ? -byDay : byDay;
  });
}

/** The microchip of a puppy is placed at the visit of the first rabies vaccine: one item, until that has been. */
function joinChip(items: PlanItem[]): PlanItem[] {
  const isOpen = ({ state }: PlanItem) => state === 'now' || state === 'later';
  const rabies = items.find((item) => item.key === 'il_rabies' && item.step === 1 && item.due !== null && isOpen(item));
  const chip = items.find((item) => item.key === 'il_chip' && item.due !== null && isOpen(item));
  if (!rabies || !chip) return items;
  const both = { ...rabies, withChip: true };
  return items.filter((item) => item !== chip).map((item) => (item === rabies ? both : item));
}

/** Items that are reminders: the open one of each rule, on its day; what nobody knows a day of comes on `since`. */
export const remindersOf = (items: readonly PlanItem[], since: string) =>
  items.flatMap((item) =>
    (item.state === 'now' || item.state === 'later') && item.remindOn !== null
      ? [{ item, on: item.remindOn || since }]
      : [],
  );
