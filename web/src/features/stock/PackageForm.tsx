import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ilsIn } from '@tzemed/contract/schema/fields';
import { newStockEntry, newStockItem, type StockItem, stockUnits } from '@tzemed/contract/stock/stock-items';
import { quantityIn } from '@tzemed/contract/schema/quantity';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { setPrefill } from '../../shared/form/form-prefill.ts';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { useHouseholds } from '../../shared/households/use-households.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { savedRow, useSave } from '../../shared/save/use-save.ts';
import { stockApi, useForecasts, useStock } from '../../shared/stock/use-stock.ts';
import { unitTexts } from '../../shared/stock/unit-texts.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { historySettledAfterClose } from '../../ui/overlay/overlay-history.ts';
import { stockFormTexts } from './form-texts.ts';
import { useEntry } from './use-entry.ts';

const entry = newStockEntry.shape;
const ofPackage = {
  amount: quantityIn('quantityPositive'),
  batch: entry.batch,
  expiresOn: entry.expiresOn,
  isExpired: entry.isExpired,
  price: z.optional(z.nullable(ilsIn('amountInvalid'))),
  stockItemId: z.string(),
};
const knownForm = z.object(ofPackage);
const newForm = z.object({ ...ofPackage, name: newStockItem.shape.name, unit: newStockItem.shape.unit });
type Values = z.input<typeof newForm>;

const gramsOfKilogram = 1000;
const somethingNew = '';

type Props = {
  /** null where it is chosen in the form, or new. */
  item: StockItem | null;
  /** Name that something new begins with. */
  name?: string;
  onDone: () => void;
};

/** Enters a package: of what is there, or of something new. With a price an expense is begun as well. */
export function PackageForm({ item, name = '', onDone }: Props) {
  const { items, data } = useStock();
  const own = items.filter(({ mayEdit }) => mayEdit);
  if (!item && !data) return null;
  return <Fields item={item} own={own} name={name} onDone={onDone} />;
}

function Fields({ item, own, name, onDone }: Required<Props> & { own: readonly StockItem[] }) {
  const t = useTexts(stockFormTexts);
  const units = useTexts(unitTexts);
  const today = useToday();
  const { enter } = useEntry();
  const { save } = useSave(stockApi);
  const toExpense = useExpense();
  const homes = useHouseholds().data?.homes ?? [];
  const [home, setHome] = useState<string>();
  const [made, setMade] = useState<StockItem>();
  const [isKilo, setKilo] = useState(true);
  const [isNew, setNew] = useState(!item && (own.length === 0 || name !== ''));
  const form = useSchemaForm(
    (isNew ? newForm : knownForm) as typeof newForm,
    {
      name,
      unit: 'tablet',
      batch: '',
      expiresOn: '',
      isExpired: false,
      stockItemId: item?.id ?? (isNew ? somethingNew : own[0]?.id),
    } as Partial<Values>,
  );
  const { control } = form;
  const [chosenId, unit, expiresOn] = form.watch(['stockItemId', 'unit', 'expiresOn']);
  const chosen = item ?? own.find(({ id }) => id === chosenId);
  const isGrams = (chosen?.unit ?? unit) === 'gram';
  if ((chosen === undefined) !== isNew && !item) setNew(chosen === undefined);

  async function onSubmit({ amount, batch, expiresOn, isExpired, price, name, unit }: Values) {
    let of = chosen ?? made;
    if (!of) {
      of = savedRow(await save({ id: undefined, body: { name, unit, householdId: home ?? homes[0]?.id } }));
      // A second try enters the package, and makes nothing anew.
      setMade(of);
    }
    const whole = isGrams && isKilo ? amount * gramsOfKilogram : amount;
    const body = { kind: 'refill' as const, amount: Math.round(whole * 1000) / 1000, batch, expiresOn, isExpired };
    await enter(of.id, body, t.added);
    onDone();
    if (price) toExpense(of, price);
  }
  return (
    <Form form={form} onSubmit={onSubmit}>
      {!item && own.length > 0 && (
        <SelectField
          control={control}
          name="stockItemId"
          label={t.ofWhat}
          options={[...own.map(({ id, name }) => ({ id, label: name })), { id: somethingNew, label: t.something }]}
        />
      )}
      {isNew && (
        <>
          <HouseholdSelect label={t.home} value={home} onChange={setHome} />
          <TextField control={control} name="name" label={t.name} hint={t.nameHint} required autoComplete="off" />
          <SelectField
            control={control}
            name="unit"
            label={units.unit}
            options={stockUnits.map((id) => ({ id, label: units[id] }))}
          />
        </>
      )}
      <NumberField
        control={control}
        name="amount"
        label={t.howMuch}
        hint={!isNew && chosen && !isGrams ? units[chosen.unit] : undefined}
        empty={Number.NaN}
        required
      />
      {isGrams && (
        <ChoiceBox
          label={t.measure}
          choices={[
            { value: 'kilogram' as const, label: t.kilogram },
            { value: 'gram' as const, label: t.gram },
          ]}
          value={isKilo ? 'kilogram' : 'gram'}
          onChange={(value) => setKilo(value === 'kilogram')}
        />
      )}
      <DateField control={control} name="expiresOn" label={t.expiresOn} leaning="future" />
      {expiresOn && expiresOn < today && <CheckField control={control} name="isExpired" label={t.isExpired} />}
      <TextField control={control} name="batch" label={t.batch} autoComplete="off" />
      <MoneyField control={control} name="price" label={t.price} hint={t.priceHint} />
      <FormActions submit={t.save} onCancel={onDone} />
    </Form>
  );
}

/** Goes on to the form of an expense of what was bought, for a pet that uses it. */
function useExpense() {
  const navigate = useNavigate();
  const { forecasts } = useForecasts();
  const { petsFor } = usePets();
  return ({ id, name, unit, householdId }: StockItem, amount: number) => {
    const pets = petsFor('expenses');
    const using = forecasts.find(({ stockItemId }) => stockItemId === id)?.petIds ?? [];
    const pet =
      pets.find((one) => using.includes(one.id)) ?? pets.find((one) => one.householdId === householdId) ?? pets[0];
    if (!pet) return;
    const category = unit === 'gram' || unit === 'portion' ? 'food' : 'medicine';
    setPrefill('expenses', pet.id, { description: name, amount, category });
    void historySettledAfterClose().then(() => navigate(linkTo(screens.expenses, { add: 1, petId: pet.id })));
  };
}
