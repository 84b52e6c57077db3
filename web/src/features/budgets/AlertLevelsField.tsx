import { type KeyboardEvent, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { MultiChoiceField } from '../../ui/field/MultiChoiceField.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { type BudgetValues, withOtherLevel } from './budget-form.ts';
import { budgetFormTexts } from './form-texts.ts';

/** The most common alert levels, in percent. */
const usual = [50, 80, 100];

/** Field for the shares of a budget at which the user is notified; levels other than the usual ones are typed. */
export function AlertLevelsField() {
  const t = useTexts(budgetFormTexts);
  const { control, getValues, setValue, trigger } = useFormContext<BudgetValues>();
  const [levels = [], other] = useWatch({ control, name: ['levels', 'otherLevel'] });
  // A removed level can be added again, also one that another edit has brought.
  const [known, setKnown] = useState(usual);
  const offered = [...new Set([...known, ...levels])];
  if (offered.length > known.length) setKnown(offered);
  const labelOf = (value: number | string) => t.level({ level: value });
  const isTyped = other !== null && other !== undefined;

  async function add() {
    if (!isTyped || !(await trigger('otherLevel', { shouldFocus: true }))) return;
    const { levels, otherLevel } = withOtherLevel(getValues());
    setValue('levels', levels, { shouldDirty: true });
    setValue('otherLevel', otherLevel, { shouldDirty: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isTyped) return;
    // Enter adds the level and does not save the budget yet.
    event.preventDefault();
    void add();
  }

  return (
    <div className="budget-levels">
      <MultiChoiceField
        control={control}
        name="levels"
        label={t.levels}
        hint={t.levelsHint}
        choices={offered.toSorted((a, b) => a - b).map((value) => ({ value, label: labelOf(value) }))}
        labelOf={labelOf}
      />
      <div role="presentation" className="budget-other-level" onKeyDown={onKeyDown}>
        <NumberField control={control} name="otherLevel" label={t.otherLevel} unit="%" />
        <button type="button" className="btn line sm" aria-disabled={!isTyped} onClick={() => void add()}>
          <Plus size={16} aria-hidden="true" />
          {t.addLevel}
        </button>
      </div>
    </div>
  );
}
