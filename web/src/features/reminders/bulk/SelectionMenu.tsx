import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { reminderTexts } from '../texts.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Menu of the list, which begins to select several rows; while they are selected, a chip that ends it. */
export function SelectionMenu({ picking }: { picking: RowSelection }) {
  const t = useTexts(reminderTexts);
  if (!picking.isOn)
    return (
      <MoreMenu label={t.listMenu} items={[{ icon: ListChecks, label: t.pick, onPress: () => picking.pick([]) }]} />
    );
  return (
    <button type="button" className="chip" onClick={() => picking.end()}>
      <X size={17} aria-hidden="true" />
      {t.endPick}
    </button>
  );
}
