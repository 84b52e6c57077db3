import type { CarePlanItem } from '@tzemed/contract/care/care';
import { addInterval } from '@tzemed/contract/care/care-intervals';
import { formatInterval } from '@tzemed/contract/care/care-interval-texts';
import { dottedDay } from '@tzemed/contract/dates/days';
import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { PlanItem, Why } from './care-plan.ts';
import { ordinals, planTexts, ruleTexts } from './care-rule-texts.ts';
import { careSources, type SourceKey } from './care-sources.ts';

/** Name of an item without its step. */
export const groupOf = ({ key, title }: Pick<PlanItem, 'key' | 'title'>, lang: Lang) =>
  title ?? ruleTexts[key]![lang].title;

/** Name of a rule, or of a switch of the plan, in files. */
export function nameOfRule(key: string, lang: Lang) {
  const t = wordsIn(planTexts, lang);
  return ruleTexts[key]?.[lang].title ?? (key === 'outdoor' ? t.outdoor : t.reminders);
}

/** Name of a step: 'חיסון משושה, מנה שנייה'. */
export function titleOf(
  item: Pick<PlanItem, 'key' | 'title' | 'step' | 'rule'> & { readonly withChip?: boolean },
  lang: Lang,
) {
  const t = wordsIn(planTexts, lang);
  const { key, step, rule } = item;
  const group = groupOf(item, lang);
  if (key === 'il_rabies' && step === 1) return item.withChip ? t.firstRabiesAndChip : t.firstRabies;
  const mode = rule?.course.mode;
  const nth = mode === 'counted' || mode === 'ages' ? ordinals[lang][step - 1] : undefined;
  return nth ? t.step({ title: group, nth }) : group;
}

/** Reason for the day of an item, in one or two sentences. */
export function whyOf(item: PlanItem, lang: Lang, { saysDays }: { readonly saysDays: boolean }) {
  const t = wordsIn(planTexts, lang);
  const { key, rule, own, usual, withChip } = item;
  const basis = rule ? ruleTexts[key]![lang].basis : '';
  const every = own ?? usual;
  // A young animal is not in the interval of the grown ones yet.
  const isGrowing =
    rule?.course.mode === 'young' && !own && item.last && item.due?.day !== addInterval(item.last.on, usual!);
  const interval = every && rule?.kind !== 'law' && !isGrowing ? `${formatInterval(every, lang)}.` : basis;
  // No day of a record is told to somebody who may not see the records.
  const why: Why = saysDays ? item.why : withoutDays(item.why);
  const said = (() => {
    switch (why.code) {
      case 'age':
      case 'after':
      case 'next':
        return stepWords(why);
      case 'optional':
        return t.optionalAtWeeks({ weeks: weeksOf(item) });
      case 'last':
        return `${(rule?.record ? t.last : t.lastTask)({ day: dottedDay(why.on) })} ${interval}`;
      case 'valid':
        return t.valid({ day: dottedDay(why.on), until: dottedDay(why.until) });
      case 'skipped':
        return `${t.skipped({ day: dottedDay(why.on) })} ${interval}`;
      case 'single':
        return key === 'il_rabies'
          ? t.rabiesSingle({ day: dottedDay(why.on) })
          : t.secondAfter({ day: dottedDay(why.on) });
      case 'exempt':
        return t.exempt({ day: dottedDay(why.until) });
      case 'licenceUntil':
        return t.licenceUntil;
      case 'chosen':
        return rule ? `${t.chosen} ${interval}` : interval;
      case 'unknown':
        if (key === 'il_rabies') return t.rabiesUnknown;
        if (key === 'il_chip') return `${t.chipUnknown} ${basis}`;
        return `${t.unknown} ${rule?.course.mode === 'young' && every ? `${formatInterval(every, lang)}.` : basis}`;
      case 'offered':
      case 'off':
        return rule ? basis : interval;
      case 'done':
        return basis;
    }
  })();
  return said.trim();

  function stepWords(why: Extract<Why, { readonly step: number }>) {
    if (key === 'il_rabies') {
      if (why.step === 1) return withChip ? t.rabiesAgeAndChip : t.rabiesAge;
      return why.code === 'next' ? t.rabiesSecondAfter({ day: dottedDay(why.on) }) : t.rabiesSecond;
    }
    if (rule?.course.mode === 'counted')
      return why.code === 'next' ? t.secondAfter({ day: dottedDay(why.on) }) : t.second;
    if (rule?.course.mode !== 'ages') return basis;
    const weeks = weeksOf(item);
    return why.code === 'next' ? t.nextAtWeeks({ day: dottedDay(why.on), weeks }) : t.atWeeks({ weeks });
  }
}

function withoutDays(why: Why): Why {
  if (why.code === 'next') return { code: 'after', step: why.step };
  return why.code === 'last' || why.code === 'valid' || why.code === 'single' || why.code === 'skipped'
    ? { code: 'done' }
    : why;
}

/** Age of a step in weeks. */
function weeksOf({ rule, step }: PlanItem) {
  if (rule?.course.mode !== 'ages') return 0;
  return Math.round((rule.course.ages[step - 1] ?? rule.course.optionalAge) / 7);
}

function sourceIn(key: SourceKey, lang: Lang) {
  const { name, url, read, recheck } = careSources[key];
  return { name: name[lang], url, read, recheck };
}

/** An item as it is answered, in a language. */
export function described(item: PlanItem, lang: Lang): CarePlanItem {
  const { key, step, rule, kind, state, due, own, usual, last, follow, doneOn } = item;
  const next = follow && titleOf({ ...item, withChip: false, step: follow.step }, lang);
  return {
    key,
    step,
    title: titleOf(item, lang),
    group: groupOf(item, lang),
    kind,
    state,
    due,
    postponedUntil: item.postponedUntil,
    exemptUntil: item.exemptUntil,
    isOptional: item.isOptional,
    isDoubtful: item.isDoubtful,
    isOld: item.isOld,
    why: whyOf(item, lang, { saysDays: true }),
    sources: (rule?.sources ?? []).map((key) => sourceIn(key, lang)),
    interval: { usual, own, choices: [...(rule?.choices ?? [])] },
    last: last && { day: last.on, recordId: last.recordId },
    doneOn,
    writesRecord: rule?.record !== undefined,
    isVaccine: rule?.record === 'vaccination',
    takesProduct: rule?.record === 'vaccination' || (rule?.record === 'treatment' && key !== 'il_chip'),
    follows: follow && next ? { title: next, after: follow.after, to: follow.to, notBefore: follow.notBefore } : null,
  };
}
