import * as z from 'zod/mini';
import { brand } from '@tzemed/contract/brand';
import { dayIn } from '@tzemed/contract/fields';
import { reminderInput, type Reminder, type reminders } from '@tzemed/contract/reminders';
import { noAttention } from '@tzemed/contract/attention';
import { everyIn, noRepeat, timesIn } from '@tzemed/contract/repeats';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlsoFor } from '../../shared/AlsoFor.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { FromTemplate } from '../../shared/FromTemplate.tsx';
import { onNeed } from '../../shared/lazy-form.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { editable } from '../../ui/editable.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { AttentionFields } from './AttentionFields.tsx';
import { planDay } from './due.ts';
import { reminderFieldTexts } from './field-texts.ts';
import { instantOf } from './instant-of.ts';
import { RepeatFields } from './RepeatFields.tsx';

/** A person names a day and an hour; the instant is made of the two when it is sent. */
const reminderForm = z.extend(reminderInput, {
  date: dayIn(),
  repeatEvery: everyIn,
  // Chosen and left empty it is asked for.
  repeatUntil: z.nullable(dayIn()),
  repeatTimes: timesIn,
});
type Values = z.input<typeof reminderForm>;

const blank = {
  title: '',
  description: '',
  time: '09:00',
  ...noRepeat,
  ...noAttention,
  timezone: brand.timeZone,
  petIds: [],
};
const valuesOf = (reminder: Reminder) => ({
  ...noRepeat,
  ...noAttention,
  ...editable(reminderInput, reminder),
  // Of one pet it moves with the choice of another.
  petIds: reminder.petIds.length > 1 ? reminder.petIds : [],
  date: planDay(reminder),
});
/** All whose it is are said, as they are answered. */
const bodyOf = ({ date, petIds = [], ...rest }: Values) => ({
  ...rest,
  petIds: [...new Set([rest.petId, ...petIds])],
  date: instantOf(date, rest.time, rest.timezone ?? brand.timeZone),
});

const Chooser = onNeed(() => import('./template-parts.ts').then((parts) => parts.TemplateChooser));

const hasPassed = (instant: string) => Date.parse(instant) < Date.now();

function Fields({ control, date, pet, isNew }: FieldsOf<typeof reminderForm>) {
  const t = useTexts(reminderFieldTexts);
  const fields = useTexts(fieldTexts);
  return (
    <>
      {isNew && <FromTemplate Chooser={Chooser} />}
      <TextField control={control} name="title" label={t.fieldTitle} required autoComplete="off" />
      {pet}
      <AlsoFor control={control} label={t.alsoFor} area="reminders" />
      <div className="grid2">
        {date}
        <TimeField control={control} name="time" label={t.time} required />
      </div>
      <RepeatFields control={control} />
      <AttentionFields control={control} />
      <TextAreaField control={control} name="description" label={fields.description} rows={2} />
    </>
  );
}

export const ReminderForm: BelongingForm<typeof reminders> = belongingForm(reminderForm, Fields, {
  blank,
  valuesOf,
  bodyOf,
  isAhead: true,
  keeps: ['time'],
  nameOf: ({ title }) => title,
  warningOf: ({ date }) => (hasPassed(date) ? reminderFieldTexts.addedOverdue : undefined),
});
