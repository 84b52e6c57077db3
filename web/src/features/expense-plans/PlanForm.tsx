import './plans.css';
import { useWatch } from 'react-hook-form';
import { type expensePlans, planIntervals } from '@tzemed/contract/money/expense-plans';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { CategoryField } from '../../shared/categories/CategoryField.tsx';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { PayerField } from '../../shared/payers/PayerField.tsx';
import { RepeatIntervalField } from '../../shared/repeats/RepeatIntervalField.tsx';
import { repeatTexts } from '../../shared/repeats/repeat-texts.ts';
import { RepeatEndField } from '../../shared/repeats/RepeatEndField.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FirstDayField } from './FirstDayField.tsx';
import { planFormTexts } from './form-texts.ts';
import { planForm } from './plan-form.ts';
import { UpcomingPayments } from './UpcomingPayments.tsx';
import { PriceChangesField } from './PriceChangesField.tsx';

/** The suggested last day is a year ahead. */
const daysOffered = 365;

/** Fields for the payment, the pet, the interval and the price changes. */
function Fields({ control, pet, isNew }: FieldsOf<typeof planForm>) {
  const fields = useTexts(fieldTexts);
  const t = useTexts(planFormTexts);
  const petId = useWatch({ control, name: 'petId' });
  return (
    <>
      <div className="grid2">
        <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
        <MoneyField control={control} name="amount" label={fields.amount} required />
      </div>
      <CategoryField control={control} />
      {pet}
      <PayerField control={control} petIds={[petId]} label={t.payer} />
      <FirstDayField control={control} isNew={isNew} />
    </>
  );
}

function More({ control, notes, isNew }: FieldsOf<typeof planForm>) {
  const repeats = useTexts(repeatTexts);
  const [interval, startsOn] = useWatch({ control, name: ['repeatInterval', 'startsOn'] });
  return (
    <>
      <div className="grid2">
        <ChoiceField
          control={control}
          name="repeatInterval"
          label={repeats.repeat}
          choices={planIntervals.map((value) => ({ value, label: repeats[value] }))}
          required
        />
        <RepeatIntervalField control={control} interval={interval} />
      </div>
      <RepeatEndField control={control} first={startsOn} daysOffered={daysOffered} />
      <PriceChangesField control={control} />
      <UpcomingPayments control={control} isNew={isNew} />
      {notes}
    </>
  );
}

export const PlanForm: BelongingForm<typeof expensePlans> = belongingForm<typeof planForm, typeof expensePlans>(
  planForm,
  Fields,
  {
    More,
    blank: {
      description: '',
      repeatInterval: 'monthly',
      repeatEvery: 1,
      repeatUntil: null,
      repeatTimes: null,
      prices: [],
    },
    nameOf: ({ description, amount }, { ils }) => `${description}, ${ils(amount)}`,
  },
);
