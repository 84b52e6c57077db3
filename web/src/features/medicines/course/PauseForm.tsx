import type { Medicine } from '@tzemed/contract/medical/medicines';
import { optionalDayIn, optionalLineIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DateField } from '../../../ui/date/DateField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { doseTexts } from '../doses/dose-texts.ts';
import type { useCourseChanges } from './use-course-changes.ts';
import { renamedErrors } from '../../../shared/form/error-at-field.ts';

const pauseForm = z.object({ until: optionalDayIn(), reason: optionalLineIn(200) });

type Props = { course: Medicine; changes: ReturnType<typeof useCourseChanges>; onDone: () => void };

/** Until when a course pauses, and why. */
export function PauseForm({ course, changes, onDone }: Props) {
  const t = useTexts(doseTexts);
  const form = useSchemaForm(pauseForm, { until: '', reason: '' });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={async ({ until, reason }) => {
        await changes.pause(course, { until: until || null, reason: reason || null }).catch(atField);
        onDone();
      }}
    >
      <DateField control={control} name="until" label={t.pauseUntil} hint={t.pauseHint} leaning="future" />
      <TextField control={control} name="reason" label={t.reason} placeholder={t.optional} autoComplete="off" />
      <FormActions submit={t.doPause} onCancel={onDone} />
    </Form>
  );
}

/** The server speaks of the newest pause of the list. */
const atField = renamedErrors((name) => name.replace(/^pauses\.\d+\./, ''));
