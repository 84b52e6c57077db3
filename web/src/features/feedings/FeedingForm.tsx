import { useWatch } from 'react-hook-form';
import { feedingInput, feedingUnits, type feedings, maxMealsADay } from '@tzemed/contract/stock/feedings';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { TimesField } from '../../shared/form/TimesField.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { StockField } from '../../shared/stock/StockField.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { feedingTexts } from './texts.ts';

function Fields({ control, pet, notes }: FieldsOf<typeof feedingInput>) {
  const t = useTexts(feedingTexts);
  const { petOf } = usePets();
  const [petId, food, unit] = useWatch({ control, name: ['petId', 'food', 'unit'] });
  return (
    <>
      {pet}
      <TextField control={control} name="food" label={t.food} hint={t.foodHint} required autoComplete="off" />
      <ChoiceField
        control={control}
        name="unit"
        label={t.unit}
        choices={feedingUnits.map((value) => ({ value, label: t[value] }))}
      />
      <NumberField control={control} name="amount" label={t.amount} hint={t.amountHint} empty={Number.NaN} required />
      <TimesField
        control={control}
        label={t.times}
        labelOf={t.timeOf}
        removeLabelOf={t.removeTime}
        addLabel={t.addTime}
        max={maxMealsADay}
      />
      <div className="grid2">
        <DateField control={control} name="from" label={t.from} required />
        <DateField control={control} name="until" label={t.until} hint={t.untilHint} leaning="future" />
      </div>
      <StockField
        control={control}
        householdId={petOf(petId)?.householdId}
        name={food ?? ''}
        units={unit === 'portion' ? ['portion'] : ['gram']}
      />
      {notes}
    </>
  );
}

export const FeedingForm: BelongingForm<typeof feedings> = belongingForm(feedingInput, Fields, {
  blank: { food: '', unit: 'gram', times: ['07:30', '19:00'], until: '' },
  nameOf: ({ food }) => food,
});
