import type { Control, FieldValues, Path } from 'react-hook-form';
import { addDays } from '@tzemed/contract/dates/days';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { fieldTexts } from './field-texts.ts';

const dayTexts = texts({
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  yesterday: { he: 'אתמול', en: 'Yesterday', ar: 'أمس' },
  tomorrow: { he: 'מחר', en: 'Tomorrow', ar: 'غدًا' },
  nextWeek: { he: 'בעוד שבוע', en: 'In a week', ar: 'بعد أسبوع' },
});

/** Days that are meant most, by their distance from today. */
const behind = { today: 0, yesterday: -1 } as const;
const before = { today: 0, tomorrow: 1, nextWeek: 7 } as const;

type Props<V extends FieldValues> = {
  control: Control<V>;
  /** True for a day in the future. */ isAhead?: boolean | undefined;
};

/** Day of an item, past or future. */
export function DayField<V extends FieldValues & { date: string }>({ control, isAhead }: Props<V>) {
  const t = useTexts(fieldTexts);
  const days = useTexts(dayTexts);
  const today = useToday();
  const name = 'date' as Path<V>;
  const field = useField(control, name);
  return (
    <div className="day-field">
      <DateField control={control} name={name} label={t.date} leaning={isAhead ? 'future' : 'past'} required />
      <div className="choice-row">
        {Object.entries<number>(isAhead ? before : behind).map(([word, distance]) => {
          const day = addDays(today, distance);
          return (
            <button
              key={word}
              type="button"
              className="pill small"
              aria-pressed={field.value === day}
              onClick={() => field.change(day)}
            >
              {days[word as keyof typeof days]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
