import { useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type Control, useFormContext } from 'react-hook-form';
import { maxPrices } from '@tzemed/contract/money/expense-plans';
import type { PriceStep } from '@tzemed/contract/money/expense-plan-price';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { useTranslate } from '../../ui/translate.ts';
import { useField } from '../../ui/form/use-field.ts';
import { planFormTexts } from './form-texts.ts';
import type { PlanValues } from './plan-form.ts';

type Typed = Partial<PriceStep> & Pick<PriceStep, 'from'>;

let made = 0;
/** Key of a row, stable while other rows are added and removed. */
const newKey = () => ++made;

/** Price changes of a plan, each from its day on, one below the other. */
export function PriceChangesField({ control }: { control: Control<PlanValues> }) {
  const t = useTexts(planFormTexts);
  const f = useFormats();
  const translate = useTranslate();
  const place = useRef<HTMLButtonElement>(null);
  const field = useField(control, 'prices', {
    label: t.prices,
    read: (value) =>
      f.series(
        ((value ?? []) as PriceStep[]).map(({ from, amount }) => t.onDay({ day: f.day(from), sum: f.ils(amount) })),
      ),
  });
  const steps = (field.value ?? []) as Typed[];
  const { getValues } = useFormContext<PlanValues>();
  /** Includes the text typed in the rows, which the list as a whole does not receive. */
  const typed = () => (getValues('prices') ?? []) as Typed[];
  const isFull = steps.length >= maxPrices;
  const [keys, setKeys] = useState(() => steps.map(newKey));
  // Others stand here since two edits met.
  if (keys.length !== steps.length) setKeys(steps.map(newKey));

  function add() {
    if (isFull) return;
    field.change([...typed(), { from: '' }]);
    setKeys([...keys, newKey()]);
    // Once it is drawn: whoever adds one types its day next.
    setTimeout(() =>
      place.current?.parentElement
        ?.querySelector<HTMLElement>(':scope > fieldset:last-of-type [role=spinbutton]')
        ?.focus(),
    );
  }
  function remove(index: number) {
    field.change(typed().toSpliced(index, 1));
    // Later rows are rendered anew, and do not take over text half typed in the removed one.
    setKeys([...keys.slice(0, index), ...steps.slice(index + 1).map(newKey)]);
    place.current?.focus();
  }

  return (
    <fieldset
      className="field choices price-steps"
      ref={field.focusOn(':is(input, [role=spinbutton])[aria-invalid=true]')}
    >
      <legend className="lbl">{t.prices}</legend>
      <p className="hint">{t.pricesHint}</p>
      {steps.map((_, index) => {
        const name = t.nth({ n: index + 1 });
        return (
          <fieldset key={keys[index]} aria-label={name}>
            <DateField control={control} name={`prices.${index}.from`} label={t.from} leaning="future" required />
            <MoneyField control={control} name={`prices.${index}.amount`} label={t.newAmount} required />
            <button
              type="button"
              className="icon-btn danger"
              title={t.removePrice({ name })}
              onClick={() => remove(index)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </fieldset>
        );
      })}
      {field.message && (
        <p className="err" role="alert">
          {translate(field.message)}
        </p>
      )}
      <button ref={place} type="button" className="btn line sm" aria-disabled={isFull} onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {t.addPrice}
      </button>
    </fieldset>
  );
}
