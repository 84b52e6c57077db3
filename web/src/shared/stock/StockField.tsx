import './stock-field.css';
import { useState } from 'react';
import Package from 'lucide-react/icons/package';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { type StockUnit, stockUnits } from '@tzemed/contract/stock/stock-items';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { savedRow, useSave } from '../save/use-save.ts';
import { stockFieldTexts } from './stock-field-texts.ts';
import { stockApi, useStock } from './use-stock.ts';
import { unitTexts } from './unit-texts.ts';

type Props<V extends FieldValues> = {
  control: Control<V>;
  /** The home of the pet, whose stocks are offered. */
  householdId: string | undefined;
  /** Name of a stock that is started here. */
  name: string;
  /** Units that fit; all of them if it is left out. */
  units?: readonly StockUnit[];
};

/**
 * The stock that a medicine or a feeding plan uses, in its field `stockItemId`. Without any stock it is a button that
 * starts one.
 */
export function StockField<V extends FieldValues>({ control, householdId, name, units = stockUnits }: Props<V>) {
  const t = useTexts(stockFieldTexts);
  const words = useTexts(unitTexts);
  const field = useController({ control, name: 'stockItemId' as Path<V> }).field;
  const { items } = useStock();
  const { save } = useSave(stockApi);
  const [unit, setUnit] = useState<StockUnit>();
  const [isBusy, setBusy] = useState(false);
  const offered = items.filter((item) => item.householdId === householdId && units.includes(item.unit));
  const mayStart = householdId !== undefined && name.trim() !== '' && !field.value;

  async function start() {
    if (!unit || isBusy) return;
    setBusy(true);
    try {
      const made = savedRow(await save({ id: undefined, body: { name: name.trim(), unit, householdId } }));
      field.onChange(made.id);
      setUnit(undefined);
    } catch (error) {
      reportFailure(error as Error, 'change');
    }
    setBusy(false);
  }
  return (
    <>
      {(offered.length > 0 || field.value) && (
        <SelectField
          control={control}
          name={'stockItemId' as Path<V>}
          label={t.label}
          hint={t.hint}
          options={[{ id: '', label: t.none }, ...offered.map(({ id, name }) => ({ id, label: name }))]}
        />
      )}
      {mayStart &&
        (unit === undefined ? (
          <button type="button" className="link" onClick={() => setUnit(units[0])}>
            <Package size={16} aria-hidden="true" />
            {t.start}
          </button>
        ) : (
          <div className="stock-start">
            <SelectBox
              label={t.startUnit({ name: name.trim() })}
              options={units.map((id) => ({ id, label: words[id] }))}
              value={unit}
              onChange={(id) => setUnit(id as StockUnit)}
            />
            <div className="row">
              <button type="button" className="btn soft sm" aria-disabled={isBusy} onClick={() => void start()}>
                {t.doStart}
              </button>
              <button type="button" className="btn line sm" onClick={() => setUnit(undefined)}>
                {t.cancel}
              </button>
            </div>
          </div>
        ))}
    </>
  );
}
