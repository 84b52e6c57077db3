import { useEffect, useState } from 'react';
import { type Control, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { noRepeat, type Repeat, repeatIntervals, repeatStarts } from '@tzemed/contract/dates/repeats';
import { weekdayOf } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { RepeatIntervalField } from '../../../shared/repeats/RepeatIntervalField.tsx';
import { repeatTexts } from '../../../shared/repeats/repeat-texts.ts';
import { RepeatEndField } from '../../../shared/repeats/RepeatEndField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { MultiChoiceField } from '../../../ui/field/MultiChoiceField.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { reminderRepeatTexts } from './field-texts.ts';

type Values = Partial<Repeat> & { date: string };
type Interval = Exclude<NonNullable<Values['repeatInterval']>, 'none'>;

const week = [0, 1, 2, 3, 4, 5, 6];
const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** Repeat fields of a reminder; fields that the interval does not use are hidden. */
export function RepeatFields<V extends Values>({ control: given }: { control: Control<V> }) {
  const control = given as unknown as Control<Values>;
  const t = { ...useTexts(repeatTexts), ...useTexts(reminderRepeatTexts) };
  const { lang } = useLanguage();
  const { setValue } = useFormContext<Values>();
  const interval = useWatch({ control, name: 'repeatInterval' }) ?? 'none';
  const [days, date] = useWatch({ control, name: ['repeatDays', 'date'] });
  // The date itself is one of its times, on whatever day of the week it falls.
  const first = date && days?.length ? new Date(`${date}T00:00:00Z`).getUTCDay() : undefined;
  const daysHint =
    first === undefined || days?.includes(first) ? t.daysHint : t.firstDay({ day: weekdayOf(first, lang, 'long') });
  // Resets hidden fields: an invalid value in them would block saving.
  useEffect(() => {
    if (interval === 'none') for (const name of folded) setValue(name, noRepeat[name]);
  }, [interval, setValue]);
  return (
    <>
      <ChoiceField
        control={control}
        name="repeatInterval"
        label={t.repeat}
        choices={repeatIntervals.map((value) => ({ value, label: t[value] }))}
      />
      {interval !== 'none' && (
        <>
          {interval === 'weekly' && (
            <MultiChoiceField
              control={control}
              name="repeatDays"
              label={t.days}
              hint={daysHint}
              choices={week.map((value) => ({
                value,
                label: weekdayOf(value, lang),
                name: weekdayOf(value, lang, 'long'),
              }))}
            />
          )}
          <More control={control} interval={interval} />
        </>
      )}
    </>
  );
}

const folded = ['repeatEvery', 'repeatFrom', 'repeatMonths', 'repeatUntil', 'repeatTimes'] as const;

/** Rarely changed fields: folded, unless one of them is set. */
function More({ control, interval }: { control: Control<Values>; interval: Interval }) {
  const t = useTexts(reminderRepeatTexts);
  const f = useFormats();
  const said = useWatch({ control });
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(
    () =>
      (said.repeatEvery ?? 1) !== 1 ||
      said.repeatFrom === 'done' ||
      (said.repeatMonths ?? []).length > 0 ||
      !!said.repeatUntil ||
      !!said.repeatTimes,
  );
  return (
    <Fold title={t.more} isOpen={isOpen || folded.some((name) => errors[name])} onToggle={setOpen}>
      <div className="form">
        <RepeatIntervalField control={control} interval={interval} />
        <ChoiceField
          control={control}
          name="repeatFrom"
          label={t.from}
          choices={repeatStarts.map((value) => ({ value, label: t[value] }))}
        />
        {interval !== 'yearly' && (
          <MultiChoiceField
            control={control}
            name="repeatMonths"
            label={t.months}
            hint={t.monthsHint}
            choices={year.map((value) => ({ value, label: f.shortMonth(`2026-${String(value).padStart(2, '0')}`) }))}
          />
        )}
        <RepeatEndField control={control} first={said.date ?? ''} />
      </div>
    </Fold>
  );
}
