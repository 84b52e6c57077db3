import type { StockForecast, StockItem } from '@tzemed/contract/stock/stock-items';
import { optionalTextIn } from '@tzemed/contract/schema/fields';
import { quantityIn } from '@tzemed/contract/schema/quantity';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { unitTexts } from '../../shared/stock/unit-texts.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { stockFormTexts } from './form-texts.ts';
import { useEntry } from './use-entry.ts';

const discardForm = z.object({ amount: quantityIn('quantityPositive'), note: optionalTextIn(500) });

type Props = { item: StockItem; forecast: StockForecast; onDone: () => void };

/** What was thrown away. It begins with what has expired. */
export function DiscardForm({ item: { id, unit }, forecast: { expired }, onDone }: Props) {
  const t = useTexts(stockFormTexts);
  const units = useTexts(unitTexts);
  const { enter } = useEntry();
  const form = useSchemaForm(discardForm, { ...(expired > 0 && { amount: expired }), note: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ amount, note }) => {
        await enter(id, { kind: 'discard', amount, note }, t.discarded);
        onDone();
      }}
    >
      <NumberField
        control={form.control}
        name="amount"
        label={`${t.howMuch} (${units[unit]})`}
        hint={t.discardHint}
        empty={Number.NaN}
        required
      />
      <TextField control={form.control} name="note" label={t.note} autoComplete="off" />
      <FormActions submit={t.save} onCancel={onDone} />
    </Form>
  );
}
