import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/page/action-texts.ts';
import { focusContent } from '../../shared/page/focus-content.ts';

/** Absent while no filter is on. */
export function ClearFilters({ filters: { isActive, clear } }: { filters: { isActive: boolean; clear: () => void } }) {
  const t = useTexts(actionTexts);
  if (!isActive) return null;
  return (
    <button
      type="button"
      className="btn line sm clear-filters"
      onClick={() => {
        focusContent();
        clear();
      }}
    >
      <X size={16} aria-hidden="true" />
      {t.clearFilters}
    </button>
  );
}
