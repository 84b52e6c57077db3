import * as z from 'zod/mini';
import { dayIn } from '@tzemed/contract/schema/fields';
import { reminderInput, type Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useMinute, useToday } from '../../../lib/time/use-today.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { dueTime } from '../due.ts';
import { reminderFieldTexts } from '../form/field-texts.ts';
import { instantInZone } from '../../../lib/time/instant-in-zone.ts';
import { snoozeStart } from './snooze-times.ts';

const snoozeForm = z.object({ date: dayIn(), time: reminderInput.shape.time });

type Props = {
  /** The latest of several. */
  reminder: Reminder;
  onSnooze: (until: string) => Promise<unknown>;
};

/** Until which day and hour. */
export function SnoozeForm({ reminder, onSnooze }: Props) {
  const t = useTexts(reminderFieldTexts);
  const actions = useTexts(actionTexts);
  const today = useToday();
  const now = useMinute();
  const begun = { date: snoozeStart(reminder, today, now).nextDay, time: dueTime(reminder, useFormats()) };
  const form = useSchemaForm(snoozeForm, begun);
  return (
    <Form
      form={form}
      onSubmit={({ date, time }) => onSnooze(instantInZone(date, time, reminder.timezone)).catch(atDate)}
    >
      <div className="grid2">
        <DayField control={form.control} isAhead />
        <TimeField control={form.control} name="time" label={t.time} required />
      </div>
      <FormActions submit={actions.save} submitting={actions.saving} />
    </Form>
  );
}

/** The server speaks of the instant that the two make. */
function atDate(error: unknown): never {
  const said = error instanceof ApiError ? error.errors?.snoozeUntil : undefined;
  if (!(error instanceof ApiError) || !said) throw error;
  throw new ApiError(error.status, error.code, error.message, { errors: { date: said }, body: error.body });
}
