import { useId, useRef, useState, type ReactNode } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { actionTexts } from '../page/action-texts.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { filterSheetTexts, filterTexts } from './filter-texts.ts';
import type { ListFiltersProps } from './filter-choice.ts';
import { DateRangeChips } from './DateRangeChips.tsx';
import { presetOfDays } from './date-range-presets.ts';

type Props = ListFiltersProps & { isOpen: boolean; onClose: () => void };

/** All that a list can be filtered by, and its order. A press counts at once, and the button says what it comes to. */
export function FilterSheet({ filters, choices, toggles, hasDays, orders, total, words, isOpen, onClose }: Props) {
  const t = useTexts(filterSheetTexts);
  const actions = useTexts(actionTexts);
  const { values, choose } = filters;
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title={actions.filters}
      isOpen={isOpen}
      onClose={onClose}
      aside={
        filters.isActive && (
          <button
            type="button"
            className="link modal-aside"
            onClick={() => {
              // The button goes, and the focus would go with it.
              show.current!.focus();
              filters.clear();
            }}
          >
            {actions.clearFilters}
          </button>
        )
      }
    >
      <div className="filter-sets">
        {hasDays && <Days filters={filters} />}
        {choices.map(({ name, label, options }) => (
          <Choices key={name} label={label} hint={name === 'petId' ? undefined : t.noneIsAll}>
            {options.map(({ id, label, art }) => (
              <Chip
                key={id}
                art={art}
                isOn={values[name] === id}
                onPress={() => choose({ [name]: values[name] === id ? '' : id })}
              >
                {label}
              </Chip>
            ))}
          </Choices>
        ))}
        {toggles?.map(({ name, label }) => (
          <Chip
            key={name}
            isOn={values[name] === 'true'}
            onPress={() => choose({ [name]: values[name] ? '' : 'true' })}
          >
            {label}
          </Chip>
        ))}
        {orders && (
          <Choices label={t.order}>
            {orders.map(({ id, label }) => (
              <Chip key={id} isOn={(values.sort ?? '') === id} onPress={() => choose({ sort: id })}>
                {label}
              </Chip>
            ))}
          </Choices>
        )}
      </div>
      <div className="actions" aria-live="polite">
        <button
          ref={show}
          type="button"
          className="btn"
          aria-disabled={total === 0}
          onClick={() => total !== 0 && onClose()}
        >
          {total === 0 ? words.showNone : total === undefined ? t.show : words.show({ count: total })}
        </button>
      </div>
    </Modal>
  );
}

function Choices({ label, hint, children }: { label: string; hint?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className="filter-set" role="group" aria-labelledby={id}>
      <h3 id={id}>
        {label} {hint && <small>{hint}</small>}
      </h3>
      <div className="choice-row">{children}</div>
    </section>
  );
}

function Days({ filters }: Pick<Props, 'filters'>) {
  const t = useTexts(filterTexts);
  const more = useTexts(filterSheetTexts);
  const { from = '', to = '' } = filters.values;
  const today = useToday();
  const [isAsked, ask] = useState(false);
  const isOther = isAsked || presetOfDays({ from, to }, today) === undefined;
  return (
    <Choices label={t.span}>
      <DateRangeChips filters={filters} />
      <Chip isOn={isOther} art={<CalendarDays size={18} aria-hidden="true" />} onPress={() => ask(!isAsked)}>
        {more.otherDays}
      </Chip>
      {isOther && (
        <div className="grid2">
          <DateRangeFilter from={from} to={to} onFrom={filters.set('from')} onTo={filters.set('to')} />
        </div>
      )}
    </Choices>
  );
}
