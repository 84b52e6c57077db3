import { type ReactNode, useState } from 'react';
import { type Control, type Path, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { brand } from '@tzemed/contract/brand';
import { weekdayOf } from '@tzemed/contract/dates/format-repeat';
import { maxDosesADay, type Medicine, type medicines, newMedicine } from '@tzemed/contract/medical/medicines';
import * as z from 'zod/mini';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { OtherPetsField } from '../../../shared/form/OtherPetsField.tsx';
import { TimesField } from '../../../shared/form/TimesField.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { StockField } from '../../../shared/stock/StockField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { MultiChoiceField } from '../../../ui/field/MultiChoiceField.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { medicineFieldTexts } from './field-texts.ts';
import { nextTime } from './next-time.ts';
import { StepsField } from './StepsField.tsx';

type Values = z.input<typeof newMedicine>;

const patterns = ['times', 'interval', 'days', 'asNeeded'] as const;
type Pattern = (typeof patterns)[number];

/** Values that a pattern begins with. */
const beginnings = {
  times: { schedule: 'times', times: ['08:00', '20:00'], everyHours: null, everyDays: 1 },
  interval: { schedule: 'interval', times: ['08:00'], everyHours: 8, everyDays: 1 },
  days: { schedule: 'times', times: ['08:00'], everyHours: null, everyDays: 2 },
  asNeeded: { schedule: 'asNeeded', times: [], everyHours: null, everyDays: 1 },
} satisfies Record<Pattern, Partial<Values>>;
const patternOf = ({ schedule, everyDays }: Pick<Values, 'schedule' | 'everyDays'>): Pattern =>
  schedule === 'times' && everyDays !== 1 && everyDays !== undefined ? 'days' : schedule;

const week = [0, 1, 2, 3, 4, 5, 6];

const valuesOf = (course: Medicine): Values => ({ ...pickSchemaFields(newMedicine, course), petIds: [] });
const bodyOf = ({ petIds = [], ...values }: Values) => ({ ...values, ...(petIds.length > 0 && { petIds }) });

function Fields({ control, pet, isNew }: FieldsOf<typeof newMedicine>) {
  const t = useTexts(medicineFieldTexts);
  return (
    <>
      {pet}
      {isNew && (
        <OtherPetsField control={control} label={t.alsoFor} area="reminders" hint={(name) => t.eachItsOwn({ name })} />
      )}
      <TextField control={control} name="name" label={t.name} required autoComplete="off" />
      <TextAreaField
        control={control}
        name="instruction"
        label={t.instruction}
        hint={t.instructionHint}
        rows={2}
        required
      />
      <PatternFields control={control} />
    </>
  );
}

/** When the doses are due: a pattern, and the fields that it uses. */
function PatternFields({ control }: { control: Control<Values> }) {
  const t = useTexts(medicineFieldTexts);
  const { setValue, clearErrors } = useFormContext<Values>();
  const [schedule, everyDays] = useWatch({ control, name: ['schedule', 'everyDays'] });
  const pattern = patternOf({ schedule, everyDays });
  function choose(next: Pattern) {
    clearErrors(['times', 'everyHours', 'everyDays']);
    for (const [name, value] of Object.entries(beginnings[next]))
      setValue(name as Path<Values>, value as never, { shouldDirty: true });
  }
  return (
    <>
      <ChoiceBox
        label={t.pattern}
        choices={patterns.map((value) => ({ value, label: t[value] }))}
        value={pattern}
        onChange={choose}
      />
      <GroupSummary
        names={['schedule']}
        label={t.pattern}
        read={({ schedule }) => t[(schedule as Values['schedule'] | undefined) ?? 'times']}
      />
      {pattern === 'days' && (
        <NumberField
          control={control}
          name="everyDays"
          label={t.everyDays}
          hint={t.everyDaysHint}
          empty={Number.NaN}
          required
        />
      )}
      {schedule === 'interval' && (
        <div className="grid2">
          <NumberField control={control} name="everyHours" label={t.everyHours} hint={t.everyHoursHint} required />
          <TimeField control={control} name="times.0" label={t.firstHour} required />
        </div>
      )}
      {schedule === 'times' && (
        <TimesField
          control={control}
          label={t.hours}
          labelOf={t.hourOf}
          removeLabelOf={t.removeHour}
          addLabel={t.addHour}
          max={maxDosesADay}
          nextTime={nextTime}
        />
      )}
      {schedule === 'asNeeded' && (
        <div className="grid2">
          <NumberField control={control} name="minHours" label={t.minHours} hint={t.limitsHint} />
          <NumberField control={control} name="maxPerDay" label={t.maxPerDay} />
        </div>
      )}
    </>
  );
}

function More({ control, notes }: FieldsOf<typeof newMedicine>) {
  const t = useTexts(medicineFieldTexts);
  const { lang } = useLanguage();
  const { petOf } = usePets();
  const [schedule, petId, name] = useWatch({ control, name: ['schedule', 'petId', 'name'] });
  return (
    <>
      <div className="grid2">
        <DateField control={control} name="from" label={t.from} required />
        <DateField control={control} name="until" label={t.until} hint={t.untilHint} leaning="future" />
      </div>
      {schedule === 'times' && (
        <>
          <Part control={control} title={t.weekdays} names={['weekdays']}>
            <MultiChoiceField
              control={control}
              name="weekdays"
              label={t.weekdaysLabel}
              hint={t.weekdaysHint}
              choices={week.map((value) => ({
                value,
                label: weekdayOf(value, lang),
                name: weekdayOf(value, lang, 'long'),
              }))}
            />
          </Part>
          <Part control={control} title={t.steps} names={['steps']}>
            <StepsField control={control} />
          </Part>
        </>
      )}
      <Part control={control} title={t.prescription} names={['vetName', 'repeatsLeft', 'prescriptionUntil']}>
        <TextField control={control} name="vetName" label={t.vetName} autoComplete="off" />
        <div className="grid2">
          <NumberField control={control} name="repeatsLeft" label={t.repeatsLeft} />
          <DateField
            control={control}
            name="prescriptionUntil"
            label={t.prescriptionUntil}
            hint={t.prescriptionHint}
            leaning="future"
          />
        </div>
      </Part>
      <Part control={control} title={t.stock} names={['stockItemId', 'amount']}>
        <StockField control={control} householdId={petOf(petId)?.householdId} name={name ?? ''} />
        <NumberField control={control} name="amount" label={t.amount} hint={t.amountHint} />
      </Part>
      <FoldedFields control={control} names={['notes']}>
        {notes}
      </FoldedFields>
    </>
  );
}

type PartProps = {
  control: Control<Values>;
  title: string;
  names: readonly (keyof Values & Path<Values>)[];
  children: ReactNode;
};

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && !!value);

/** Fields that few courses need: folded, unless one of them is set, or wrong. */
function Part({ control, title, names, children }: PartProps) {
  const values = useWatch({ control, name: names }) as readonly unknown[];
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => values.some(isFilled));
  return (
    <Fold title={title} isOpen={isOpen || names.some((name) => errors[name])} onToggle={setOpen}>
      <div className="form">{children}</div>
    </Fold>
  );
}

export const MedicineForm: BelongingForm<typeof medicines> = belongingForm(newMedicine, Fields, {
  More,
  blank: {
    petIds: [],
    name: '',
    instruction: '',
    vetName: '',
    ...beginnings.times,
    weekdays: [],
    until: '',
    timezone: brand.timeZone,
    minHours: null,
    maxPerDay: null,
    steps: [],
    amount: null,
    stockItemId: null,
    repeatsLeft: null,
    prescriptionUntil: '',
  },
  valuesOf,
  bodyOf,
  isSingle: true,
  nameOf: ({ name }) => name,
});
