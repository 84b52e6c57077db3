import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reminderTexts } from '../texts.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Begins to pick several rows, and ends it. */
export function SelectionToggle({ picking }: { picking: RowSelection }) {
  const t = useTexts(reminderTexts);
  const Icon = picking.isOn ? X : ListChecks;
  return (
    <button
      type="button"
      className="link pick-toggle"
      onClick={() => (picking.isOn ? picking.end() : picking.pick([]))}
    >
      <Icon size={17} aria-hidden="true" />
      {picking.isOn ? t.endPick : t.pick}
    </button>
  );
}
