import * as z from 'zod/mini';
import { brand } from '@tzemed/contract/brand';
import { dayIn } from '@tzemed/contract/schema/fields';
import { reminderInput, type Reminder, type reminders } from '@tzemed/contract/reminders/reminders';
import { noAlertFields } from '@tzemed/contract/notifications/reminder-alerts';
import { everyIn, noRepeat, timesIn } from '@tzemed/contract/dates/repeats';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OtherPetsField } from '../../../shared/form/OtherPetsField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { TemplatePicker } from '../../../shared/templates/TemplatePicker.tsx';
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { fieldTexts } from '../../../shared/form/field-texts.ts';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { AlertFields } from '../alerts/AlertFields.tsx';
import { planDay } from '../due.ts';
import { reminderFieldTexts } from './field-texts.ts';
import { instantInZone } from '../../../lib/time/instant-in-zone.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { SourcedReminder } from './SourcedReminder.tsx';

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
  ...noAlertFields,
  timezone: brand.timeZone,
  petIds: [],
};
const valuesOf = (reminder: Reminder) => ({
  ...noRepeat,
  ...noAlertFields,
  ...pickSchemaFields(reminderInput, reminder),
  // Empty for a single pet: the reminder then moves when another pet is chosen.
  petIds: reminder.petIds.length > 1 ? reminder.petIds : [],
  date: planDay(reminder),
});
/** All whose it is are said, as they are answered. */
const bodyOf = ({ date, petIds = [], ...rest }: Values) => ({
  ...rest,
  petIds: [...new Set([rest.petId, ...petIds])],
  date: instantInZone(date, rest.time, rest.timezone ?? brand.timeZone),
});

const Chooser = lazyWithoutPrefetch(() =>
  import('../templates/template-components.ts').then((parts) => parts.TemplateChooser),
);

const hasPassed = (instant: string) => Date.parse(instant) < Date.now();

function Fields({ control, date, pet, isNew }: FieldsOf<typeof reminderForm>) {
  const t = useTexts(reminderFieldTexts);
  return (
    <>
      {isNew && <TemplatePicker Chooser={Chooser} />}
      <TextField control={control} name="title" label={t.fieldTitle} required autoComplete="off" />
      {pet}
      <OtherPetsField control={control} label={t.alsoFor} area="reminders" />
      <div className="grid2">
        {date}
        <TimeField control={control} name="time" label={t.time} required />
      </div>
    </>
  );
}

function More({ control, isNew }: FieldsOf<typeof reminderForm>) {
  const fields = useTexts(fieldTexts);
  const description = <TextAreaField control={control} name="description" label={fields.description} rows={2} />;
  return (
    <>
      <RepeatFields control={control} />
      <AlertFields control={control} />
      {isNew ? (
        <FoldedFields control={control} names={['description']}>
          {description}
        </FoldedFields>
      ) : (
        description
      )}
    </>
  );
}

const WrittenReminder: BelongingForm<typeof reminders> = belongingForm(reminderForm, Fields, {
  More,
  blank,
  valuesOf,
  bodyOf,
  isAhead: true,
  keeps: ['time'],
  nameOf: ({ title }) => title,
  warningOf: ({ date }) => (hasPassed(date) ? reminderFieldTexts.addedOverdue : undefined),
});

/** Form of a reminder that somebody wrote; one that comes from elsewhere leads there. */
export const ReminderForm: BelongingForm<typeof reminders> = (props) =>
  props.item?.source ? <SourcedReminder reminder={props.item} /> : <WrittenReminder {...props} />;
