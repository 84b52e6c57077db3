import { type CareItem, careItemInput, type careItems } from '@tzemed/contract/care/care';
import { intervalUnits } from '@tzemed/contract/care/care-intervals';
import * as z from 'zod/mini';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { removeOwn } from '../api.ts';
import { ownItemTexts } from '../own-item-texts.ts';
import { careItemsApi } from '../own-items-api.ts';
import { careTexts } from '../texts.ts';

const { petId, title, every, startsOn } = careItemInput.shape;
const ownForm = z.object({ petId, title, every, startsOn });

function Fields({ control, pet }: FieldsOf<typeof ownForm>) {
  const t = useTexts(careTexts);
  return (
    <>
      {pet}
      <TextField control={control} name="title" label={t.what} required autoComplete="off" />
      <div className="grid2">
        <NumberField control={control} name="every.count" label={t.everyCount} required empty={NaN} />
        <ChoiceField
          control={control}
          name="every.unit"
          label={t.unit}
          choices={intervalUnits.map((value) => ({ value, label: t[`unit_${value}`] }))}
        />
      </div>
      <DateField control={control} name="startsOn" label={t.firstDay} leaning="future" required />
    </>
  );
}

function useAdded() {
  const t = useTexts(careTexts);
  return ({ id, title }: CareItem) => ({
    said: t.wasAdded({ title: title ?? '' }),
    takeBack: () => removeOwn(id),
  });
}

/** Something that no rule knows, in any interval. */
export const OwnItemForm: BelongingForm<typeof careItems> = belongingForm(ownForm, Fields, {
  blank: { title: '', every: { count: 1, unit: 'month' } },
  isSingle: true,
  useSeveral: useAdded,
  valuesOf: ({ petId, title, every, startsOn }) => ({
    petId,
    title: title ?? '',
    every: every ?? { count: 1, unit: 'month' },
    startsOn: startsOn ?? '',
  }),
  nameOf: ({ title }) => title,
});

/** The form for one pet, from its plan. */
export function OwnItemOfPet({ pet, onDone }: { pet: Pet; onDone: () => void }) {
  const words = useTexts(ownItemTexts);
  return <OwnItemForm api={careItemsApi} item={null} pets={[pet]} petId={pet.id} words={words} onDone={onDone} />;
}
