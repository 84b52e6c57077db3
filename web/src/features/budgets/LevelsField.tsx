import { useState } from 'react';
import { Plus } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { highestLevel } from '@tzemed/contract/budgets';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoicesField } from '../../ui/ChoicesField.tsx';
import type { BudgetValues } from './budget-form.ts';
import { budgetFormTexts } from './form-texts.ts';

/** Those that are mostly wanted. */
const usual = [50, 80, 100];

/** At which parts of a budget one is told; others than the usual ones are typed. */
export function LevelsField({ control }: { control: Control<BudgetValues> }) {
  const t = useTexts(budgetFormTexts);
  const { field } = useController({ control, name: 'levels' });
  // What is taken out again can be put in again: also what another edit has brought.
  const [known, setKnown] = useState(usual);
  const offered = [...new Set([...known, ...(field.value ?? [])])];
  if (offered.length > known.length) setKnown(offered);
  const [typed, setTyped] = useState('');
  const level = Number(typed);
  const isLevel = /^\d{1,4}$/.test(typed.trim()) && level >= 1 && level <= highestLevel;

  const labelOf = (value: number | string) => t.level({ level: value });

  function add() {
    if (!isLevel) return;
    field.onChange([...new Set([...(field.value ?? []), level])].toSorted((a, b) => a - b));
    setTyped('');
  }

  return (
    <div className="budget-levels">
      <ChoicesField
        control={control}
        name="levels"
        label={t.levels}
        hint={t.levelsHint}
        choices={offered.toSorted((a, b) => a - b).map((value) => ({ value, label: labelOf(value) }))}
        labelOf={labelOf}
      />
      <span className="row tight">
        <input
          className="control"
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          value={typed}
          aria-label={t.otherLevel}
          placeholder="%"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="btn line sm" aria-disabled={!isLevel} onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {t.addLevel}
        </button>
      </span>
    </div>
  );
}
