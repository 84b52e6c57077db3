import { useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useWatch } from 'react-hook-form';
import { careItemInput, type CarePlanItem } from '@tzemed/contract/care/care';
import { formatInterval } from '@tzemed/contract/care/care-interval-texts';
import { addInterval, type CareInterval, intervalUnits } from '@tzemed/contract/care/care-intervals';
import * as z from 'zod/mini';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { careTexts } from '../texts.ts';
import { renamedErrors } from '../../../shared/form/error-at-field.ts';

const intervalForm = z.object(careItemInput.shape.every.shape);
const nameOf = ({ count, unit }: CareInterval) => `${count} ${unit}`;
const other = 'other';

type Props = {
  item: CarePlanItem;
  /** An offered item is chosen by its interval. */
  isChoosing?: boolean;
  onSave: (every: CareInterval | null) => Promise<unknown>;
  onDone: () => void;
};

/** Interval of an item: known ones, or another one. */
export function IntervalForm({ item, isChoosing = false, onSave, onDone }: Props) {
  const t = useTexts(careTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const today = useToday();
  const { usual, own, choices } = item.interval;
  const begun = own ?? usual ?? { count: 1, unit: 'month' };
  const isKnown = choices.some((one) => nameOf(one) === nameOf(begun));
  const [choice, choose] = useState(isKnown ? nameOf(begun) : other);
  const form = useSchemaForm(intervalForm, begun);
  const { control } = form;
  const [count, unit] = useWatch({ control, name: ['count', 'unit'] });
  function pick(name: string) {
    choose(name);
    const known = choices.find((one) => nameOf(one) === name);
    if (known) form.reset(known, { keepDefaultValues: true });
  }
  const isWhole = Number.isInteger(count) && count > 0 && count <= 3650;
  const from = item.last?.day ?? today;
  return (
    <Form
      form={form}
      onSubmit={async (every) => {
        await onSave(every).catch(atFields);
        onDone();
      }}
    >
      {usual && <p className="hint">{t.usualIs({ title: item.group, interval: formatInterval(usual, lang) })}</p>}
      {choices.length > 0 && (
        <ChoiceBox<string>
          label={t.known}
          value={choice}
          onChange={pick}
          choices={[
            ...choices.map((one) => ({ value: nameOf(one), label: formatInterval(one, lang) })),
            { value: other, label: t.other },
          ]}
        />
      )}
      {(choice === other || choices.length === 0) && (
        <div className="grid2">
          <NumberField control={control} name="count" label={t.count} required empty={NaN} />
          <ChoiceField
            control={control}
            name="unit"
            label={t.unit}
            choices={intervalUnits.map((value) => ({ value, label: t[`unit_${value}`] }))}
          />
        </div>
      )}
      {isWhole && item.last && (
        <p className="care-note" role="status">
          <ArrowLeft size={16} aria-hidden="true" className="ahead" />
          {t.willSay({ day: f.day(addInterval(from, { count, unit })) })}
        </p>
      )}
      {own && usual && !isChoosing && (
        <button type="button" className="btn line sm care-usual" onClick={() => void onSave(null).then(onDone)}>
          {t.backToUsual}
        </button>
      )}
      <FormActions submit={isChoosing ? t.addOption : t.save} onCancel={onDone} />
    </Form>
  );
}

/** The server speaks of the interval as one value. */
const atFields = renamedErrors((name) => (name === 'every' ? 'count' : name.replace('every.', '')));
