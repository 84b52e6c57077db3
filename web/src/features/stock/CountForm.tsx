import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { StockForecast, StockItem } from '@tzemed/contract/stock/stock-items';
import { quantityOrNoneIn } from '@tzemed/contract/schema/quantity';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { unitTexts } from '../../shared/stock/unit-texts.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { stockFormTexts } from './form-texts.ts';
import { useAmount } from './use-amount.ts';
import { useEntry } from './use-entry.ts';

const countForm = z.object({ counted: quantityOrNoneIn('countNegative') });
/** Step of the buttons, for a bag of grams and for all else. */
const steps = { gram: 100, ml: 1 } as const;

type Props = { item: StockItem; forecast: StockForecast; onDone: () => void };

/** How much is really there. */
export function CountForm({ item: { id, unit }, forecast: { left }, onDone }: Props) {
  const t = useTexts(stockFormTexts);
  const units = useTexts(unitTexts);
  const amountOf = useAmount();
  const { enter } = useEntry();
  const known = Math.max(0, left);
  const form = useSchemaForm(countForm, { counted: known });
  const step = unit in steps ? steps[unit as keyof typeof steps] : 1;
  function change(by: number) {
    const now = form.getValues('counted');
    const next = Math.max(0, (Number.isFinite(now) ? now : known) + by);
    form.setValue('counted', Math.round(next * 1000) / 1000, { shouldDirty: true });
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ counted }) => {
        await enter(id, { kind: 'correction', counted }, t.countSaved);
        onDone();
      }}
    >
      <div className="stock-count">
        <IconButton icon={Minus} label={t.less} onPress={() => change(-step)} />
        <NumberField control={form.control} name="counted" label={units[unit]} empty={Number.NaN} required />
        <IconButton icon={Plus} label={t.more} onPress={() => change(step)} />
      </div>
      <p className="muted">
        {t.byEntries({ amount: left < 0 ? `\u200e-${amountOf(-left, unit)}` : amountOf(left, unit) })}
      </p>
      <FormActions submit={t.save} onCancel={onDone} />
    </Form>
  );
}
