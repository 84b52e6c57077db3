import { useState } from 'react';
import Info from 'lucide-react/icons/info';
import { useWatch } from 'react-hook-form';
import { type CarePlanItem } from '@tzemed/contract/care/care';
import { addDays } from '@tzemed/contract/dates/days';
import { dayIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { DateField } from '../../../ui/date/DateField.tsx';
import { OptionBox } from '../../../ui/field/OptionBox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { careTexts } from '../texts.ts';
import { renamedErrors } from '../../../shared/form/error-at-field.ts';

const dayForm = z.object({ day: dayIn() });
const spans = { week: 7, weeks: 14 } as const;
type Choice = keyof typeof spans | 'day';

type Props = { item: CarePlanItem; onSave: (until: string) => Promise<unknown>; onDone: () => void };

/** Until when the reminder of an item waits. The day of the rule stays. */
export function PostponeForm({ item, onSave, onDone }: Props) {
  const t = useTexts(careTexts);
  const f = useFormats();
  const today = useToday();
  const [choice, choose] = useState<Choice>('week');
  const form = useSchemaForm(dayForm, { day: addDays(today, spans.week) });
  const day = useWatch({ control: form.control, name: 'day' });
  const byLaw = item.kind === 'law' ? item.due?.to : null;
  const pick = (next: Choice) => {
    choose(next);
    if (next !== 'day') form.setValue('day', addDays(today, spans[next]));
  };
  return (
    <Form
      form={form}
      onSubmit={async ({ day: until }) => {
        await onSave(until).catch(atDay);
        onDone();
      }}
    >
      <OptionBox<Choice>
        label={t.untilWhen}
        value={choice}
        onChange={pick}
        options={[
          { value: 'week', label: t.until_week, text: f.day(addDays(today, spans.week)) },
          { value: 'weeks', label: t.until_weeks, text: f.day(addDays(today, spans.weeks)) },
          { value: 'day', label: t.until_day, text: t.otherDay },
        ]}
      />
      {choice === 'day' && <DateField control={form.control} name="day" label={t.newDay} leaning="future" required />}
      {byLaw && day > byLaw && (
        <p className="hint warn" role="status">
          {t.pastLaw({ day: f.day(byLaw) })}
        </p>
      )}
      <p className="care-note">
        <Info size={16} aria-hidden="true" />
        {t.onlyReminder}
      </p>
      <FormActions submit={t.postpone} onCancel={onDone} />
    </Form>
  );
}

const atDay = renamedErrors((name) => (name === 'postponedUntil' ? 'day' : name));
