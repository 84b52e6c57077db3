import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../page/action-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { focusContent } from '../page/focus-content.ts';
import type { Filters } from './use-filters.ts';
import type { ActiveFilter } from './use-active-filters.ts';

type Props = { filters: Pick<Filters, 'choose' | 'clear'>; picked: readonly ActiveFilter[]; hasClear: boolean };

/** The filters that are on, each of which a press takes away. */
export function ActiveFilters({ filters: { choose, clear }, picked, hasClear }: Props) {
  const t = useTexts(filterTexts);
  const actions = useTexts(actionTexts);
  if (picked.length === 0) return null;
  /** The button goes with what it stands for. */
  const leaving = (work: () => void) => () => {
    focusContent();
    work();
  };
  return (
    <div className="picked">
      {picked.map(({ label, art, hue, off }) => (
        <button
          key={label}
          type="button"
          className="picked-one"
          data-hue={hue}
          aria-label={t.remove({ name: label })}
          onClick={leaving(() => choose(off))}
        >
          {art}
          <bdi>{label}</bdi>
          <X size={16} aria-hidden="true" />
        </button>
      ))}
      {hasClear && picked.length > 1 && (
        <button type="button" className="link picked-clear" onClick={leaving(clear)}>
          {actions.clearFilters}
        </button>
      )}
    </div>
  );
}
