import { useWatch } from 'react-hook-form';
import { dayIn as dayInput } from '@tzemed/contract/schema/fields';
import { doseInput } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { reminderInput } from '@tzemed/contract/reminders/reminders';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { instantInZone } from '../../../lib/time/instant-in-zone.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { doseTexts } from './dose-texts.ts';
import { atTime } from './error-at-time.ts';
import { GiverField } from './GiverField.tsx';
import { dayIn, type DoseActions } from './use-dose-actions.ts';

const choices = ['now', 'hourAgo', 'other'] as const;
const earlierForm = z.object({
  which: z.enum(choices),
  date: dayInput(),
  time: reminderInput.shape.time,
  givenBy: doseInput.shape.givenBy,
  note: doseInput.shape.note,
});

const hourMs = 3_600_000;

type Props = { course: Medicine; actions: DoseActions; onDone: () => void };

/** A dose that was given before: when, by whom, and a note. */
export function EarlierForm({ course, actions, onDone }: Props) {
  const t = useTexts(doseTexts);
  const f = useFormats();
  const { user } = useAuth();
  const now = useMinute();
  const { timezone } = course;
  const hourAgo = now - hourMs;
  const timeOf = (at: number) => f.time(new Date(at).toISOString(), timezone);
  const form = useSchemaForm(earlierForm, {
    which: 'hourAgo',
    date: dayIn(hourAgo, timezone),
    time: timeOf(hourAgo),
    givenBy: user?.id ?? null,
    note: '',
  });
  const { control } = form;
  const which = useWatch({ control, name: 'which' });
  const instantOf = { now: () => new Date(), hourAgo: () => new Date(Date.now() - hourMs) };
  return (
    <Form
      form={form}
      onSubmit={async ({ which, date, time, givenBy, note }) => {
        const at = which === 'other' ? instantInZone(date, time, timezone) : instantOf[which]().toISOString();
        await actions
          .enter(course, { outcome: 'given', at, givenBy: givenBy ?? null, ...(note && { note }) })
          .catch(which === 'other' ? atTime : rethrow);
        onDone();
      }}
    >
      <ChoiceField
        control={control}
        name="which"
        label={t.when}
        choices={[
          { value: 'now', label: t.now({ time: timeOf(now) }) },
          { value: 'hourAgo', label: t.hourAgo({ time: timeOf(hourAgo) }) },
          { value: 'other', label: t.otherTime },
        ]}
      />
      {which === 'other' && (
        <div className="grid2">
          <DayField control={control} />
          <TimeField control={control} name="time" label={t.time} required />
        </div>
      )}
      <GiverField control={control as never} petId={course.petId} />
      <TextField control={control} name="note" label={t.note} placeholder={t.optional} autoComplete="off" />
      <FormActions submit={t.enter} onCancel={onDone} />
    </Form>
  );
}

const rethrow = (error: unknown): never => {
  throw error;
};
