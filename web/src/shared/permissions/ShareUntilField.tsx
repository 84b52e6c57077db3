import type { Ref } from 'react';
import { addDays } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DateBox } from '../../ui/date/DateBox.tsx';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { shareUntilTexts } from './share-until-texts.ts';

type Props = {
  /** Null without an end. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  message?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** A week from today, which is what most who look after a pet are asked for. */
const daysOffered = 7;

/** End of a share: none, or its last day. */
export function ShareUntilField({ value, onChange, onBlur, message, ref }: Props) {
  const t = useTexts(shareUntilTexts);
  const today = useToday();
  const by = value === null ? 'noEnd' : 'untilDay';
  return (
    <>
      <ChoiceBox
        label={t.howLong}
        choices={(['noEnd', 'untilDay'] as const).map((choice) => ({ value: choice, label: t[choice] }))}
        value={by}
        onChange={(choice) => choice !== by && onChange(choice === 'noEnd' ? null : addDays(today, daysOffered))}
      />
      {value !== null && (
        <DateBox
          ref={ref}
          label={t.lastDay}
          hint={t.lastDayHint}
          leaning="future"
          required
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          message={message}
        />
      )}
    </>
  );
}
