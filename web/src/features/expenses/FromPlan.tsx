import { Repeat } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { expenseTexts } from './texts.ts';

/** That nobody had to write it down. */
export function FromPlan() {
  const t = useTexts(expenseTexts);
  return (
    <p className="mark">
      <Repeat size={14} aria-hidden="true" />
      {t.fromPlan}
    </p>
  );
}
