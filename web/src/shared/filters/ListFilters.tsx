import { useEffect, useRef, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTexts } from '../../i18n/use-texts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { usePressedInView } from '../../ui/list/use-pressed-in-view.ts';
import { DialogPlaceholder } from '../../ui/overlay/DialogPlaceholder.tsx';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { actionTexts } from '../page/action-texts.ts';
import type { ListFiltersProps } from './filter-choice.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { DateRangeChips } from './DateRangeChips.tsx';
import type { Filters } from './use-filters.ts';
import { useActiveFilters } from './use-active-filters.ts';

const sheet = lazyComponent(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));

/** Filters of a list: all of them behind one button, the chosen ones and the quick ones in sight. */
export function ListFilters(props: ListFiltersProps) {
  const t = useTexts(actionTexts);
  const { filters, choices, toggles = [], hasDays, total, aside } = props;
  const { values, choose } = filters;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isHere = useLazyComponent(sheet, isOpen, close);
  const picked = useActiveFilters(filters, choices);
  const line = usePressedInView();
  useDraft(isOpen, filters.draft);
  return (
    <>
      <div className="list-quick">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of what is in it passes here */}
        <div
          ref={line}
          className="list-quick-line"
          role="group"
          aria-label={t.filters}
          // No browser scrolls a row inside a sticky box to the focused control.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <button
            type="button"
            className="chip filter-button"
            aria-haspopup="dialog"
            aria-keyshortcuts="F"
            title="F"
            onClick={() => setOpen(true)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {t.filters}
            {picked.length > 0 && <span className="chip-count num">{picked.length}</span>}
          </button>
          {hasDays && <DateRangeChips filters={filters} />}
          {toggles.map(({ name, label }) => (
            <Chip
              key={name}
              isOn={values[name] === 'true'}
              onPress={() => choose({ [name]: values[name] ? '' : 'true' })}
            >
              {label}
            </Chip>
          ))}
        </div>
        {aside}
      </div>
      <ActiveFilters filters={filters} picked={picked} hasClear={total !== 0} />
      {isHere ? (
        <sheet.Loaded {...props} isOpen={isOpen} onClose={close} />
      ) : (
        isOpen && <DialogPlaceholder onClose={close} />
      )}
    </>
  );
}

/** All that is chosen while the sheet is open is one choice, made when it has closed. */
function useDraft(isOpen: boolean, draft: Filters['draft']) {
  const latest = useRef<Filters['draft']>(undefined);
  useEffect(() => {
    latest.current = draft;
  });
  // Leaving the screen while the sheet is open chooses nothing.
  useEffect(() => () => void (latest.current = undefined), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    latest.current?.begin();
    return () => latest.current?.end();
  }, [isOpen]);
}
