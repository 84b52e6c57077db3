import { useRef } from 'react';
import { flushSync } from 'react-dom';
import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../i18n/use-texts.ts';
import { focusContent } from '../../../shared/page/focus-content.ts';
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { reminderTexts } from '../texts.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Menu of the list, which begins to select several rows; while they are selected, a chip that ends it. */
export function SelectionMenu({ picking }: { picking: RowSelection }) {
  const t = useTexts(reminderTexts);
  const control = useRef<HTMLButtonElement>(null);
  /** The pressed control goes: the one in its place gets the focus. */
  function turn(change: () => void) {
    flushSync(change);
    if (control.current) control.current.focus();
    else focusContent();
  }
  if (!picking.isOn)
    return (
      <MoreMenu
        ref={control}
        label={t.listMenu}
        items={[{ icon: ListChecks, label: t.pick, onPress: () => turn(() => picking.pick([])) }]}
      />
    );
  return (
    <button ref={control} type="button" className="chip" onClick={() => turn(picking.end)}>
      <X size={17} aria-hidden="true" />
      {t.endPick}
    </button>
  );
}
