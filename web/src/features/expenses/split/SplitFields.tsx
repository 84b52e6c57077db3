import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { splitAmount } from '@tzemed/contract/money/split-amount';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { OtherPetsField } from '../../../shared/form/OtherPetsField.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { type ExpenseValues, inAgorot, leftOf, splitPartsOf, splitMethods } from './split-form.ts';
import { splitBadgeTexts } from './split-badge-texts.ts';
import { splitFieldsTexts } from './split-fields-texts.ts';
import { useEditableParts } from './use-editable-parts.ts';
import { combineSplit } from './combine-split.ts';

type Props = { control: Control<ExpenseValues> };

/** Other pets of an expense, and the division among them; for a part, whether it is edited alone. */
export function SplitFields({ control }: Props) {
  const t = useTexts(splitFieldsTexts);
  const words = useTexts(splitBadgeTexts);
  const { petOf } = usePets();
  const { setValue, formState } = useFormContext<ExpenseValues>();
  const [petId, petIds = [], together = [], isWhole] = useWatch({
    control,
    name: ['petId', 'petIds', 'together', 'isWhole'],
  });
  const own = formState.defaultValues as ExpenseValues;
  const others = useEditableParts()(together);
  const isPart = others.length > 0;

  function edit(whole: boolean) {
    const alone = { amount: own.amount, petIds: [] };
    const values = whole ? combineSplit({ petId: own.petId, amount: own.amount, together: others }) : alone;
    for (const [name, value] of Object.entries({ ...values, isWhole: whole }))
      setValue(name as keyof ExpenseValues, value, { shouldDirty: true });
  }
  return (
    <>
      {isPart && (
        <ChoiceBox
          label={t.what}
          value={Boolean(isWhole)}
          choices={[
            { value: false, label: words.onlyPart({ name: petOf(own.petId)?.name ?? '' }) },
            { value: true, label: words.whole },
          ]}
          onChange={(whole) => edit(whole === true)}
        />
      )}
      {(!isPart || isWhole) && (
        <OtherPetsField control={control} label={t.alsoFor} area="expenses" hint={(name) => t.eachItsOwn({ name })} />
      )}
      {petIds.some((id) => id !== petId) && <Division control={control} />}
      {isPart && isWhole && <ReadWhole />}
    </>
  );
}

/** Amount and division are one value in an edit conflict of a whole purchase: half of each would not add up. */
function ReadWhole() {
  const t = useTexts(splitFieldsTexts);
  const f = useFormats();
  const { petOf } = usePets();
  return (
    <GroupSummary
      names={['amount', 'petIds', 'parts']}
      label={t.sum}
      read={(read) => {
        const { amount, petIds, parts, petId } = read as ExpenseValues;
        const { how, shares = {} } = parts ?? {};
        const ids = [...new Set([petId, ...(petIds ?? [])])];
        const said = ids.flatMap((id) => {
          const share = shares[id];
          const name = petOf(id)?.name ?? '';
          return share == null ? name : `${name} ${how === 'percent' ? `${f.number(share)}%` : f.ils(share)}`;
        });
        return amount == null ? undefined : [f.ils(amount), ...(said.length > 1 ? said : [])].join(' · ');
      }}
    />
  );
}

function Division({ control }: Props) {
  const t = useTexts(splitFieldsTexts);
  const f = useFormats();
  const { petOf } = usePets();
  const [petId, petIds, amount, typed] = useWatch({ control, name: ['petId', 'petIds', 'amount', 'parts'] });
  const field = useField(control, 'parts', { label: t.how });
  const parts = typed ?? { how: 'equal' as const, shares: {} };
  const values = { petId, petIds, parts };
  const said = splitPartsOf(values);
  const names = (id: string) => petOf(id)?.name ?? '';
  const isKnown = typeof amount === 'number' && amount > 0;
  const left = leftOf(isKnown ? amount : 0, values);
  const shown = parts.how === 'percent' ? `${f.number(Math.abs(left))}%` : f.ils(Math.abs(left));
  const shares =
    isKnown && parts.how === 'equal' ? splitAmount(Math.round(amount * 100), said.map(inAgorot)) : undefined;
  const hint = Array.isArray(shares)
    ? said.map((part, index) => `${names(part.petId)}: ${f.ils(shares[index]! / 100)}`).join(' · ')
    : parts.how === 'equal' || (!isKnown && parts.how === 'amount')
      ? undefined
      : left === 0
        ? t.all
        : left > 0
          ? t.left({ left: shown })
          : t.over({ left: shown });
  return (
    <div className="division" ref={field.focusOn('input')} role="group" aria-label={t.how}>
      <ChoiceBox
        label={t.how}
        value={parts.how}
        choices={splitMethods.map((way) => ({ value: way, label: t[way] }))}
        onChange={(how) => field.change({ how, shares: {} })}
      />
      {parts.how !== 'equal' && (
        <div className="grid2">
          {said.map((part) => (
            <NumberField
              key={`${parts.how} ${part.petId}`}
              control={control}
              name={`parts.shares.${part.petId}`}
              label={names(part.petId)}
              {...(parts.how === 'percent' ? { unit: '%' } : { unit: '₪', decimals: 2, as: 'ils' as const })}
            />
          ))}
        </div>
      )}
      <div aria-live="polite">
        <GroupMessage id="division-said" message={field.message} hint={hint} />
      </div>
    </div>
  );
}
