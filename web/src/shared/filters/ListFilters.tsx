import { useEffect, useRef, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTexts } from '../../i18n/use-texts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { DialogPlaceholder } from '../../ui/overlay/DialogPlaceholder.tsx';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { actionTexts } from '../page/action-texts.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import type { ListFiltersProps } from './filter-choice.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { DateRangeChips } from './DateRangeChips.tsx';
import type { Filters } from './use-filters.ts';
import { useActiveFilters } from './use-active-filters.ts';

const sheet = lazyComponent(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));

/**
 * Filters of a list: side by side on a wide screen, behind one button on a phone; quick filters are visible on both.
 */
export function ListFilters(props: ListFiltersProps) {
  const t = useTexts(actionTexts);
  const { filters, choices, toggles = [], hasDays, total } = props;
  const { values, set, choose } = filters;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isHere = useLazyComponent(sheet, isOpen, close);
  const picked = useActiveFilters(filters, choices);
  useDraft(isOpen, filters.draft);
  return (
    <>
      <div className={hasDays ? 'list-controls' : 'list-controls in-line'}>
        <div className="list-quick">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of what is in it passes here */}
          <div
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
          {total !== 0 && <ClearFilters filters={filters} />}
        </div>
        <FilterBar label={t.filters}>
          {choices.map(({ name, label, all, options }) => (
            <SelectBox
              key={name}
              label={label}
              options={[{ id: '', label: all }, ...options]}
              value={values[name] ?? ''}
              onChange={set(name)}
            />
          ))}
          {hasDays && (
            <DateRangeFilter from={values.from ?? ''} to={values.to ?? ''} onFrom={set('from')} onTo={set('to')} />
          )}
        </FilterBar>
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
