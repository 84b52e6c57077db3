import { useId } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';
import { useLazyPlaceholder } from '../../ui/lazy/use-lazy-placeholder.ts';
import type { DayFilterProps } from './DayFilter.tsx';
import { fieldTexts } from '../form/field-texts.ts';
import { useUrlDraft } from './use-url-draft.ts';

// Typing and picking dates is a seventh of such a screen's code: it comes when it is used first.
const filter = lazyComponent(() => import('./DayFilter.tsx').then(({ DayFilter }) => DayFilter));

/** A day to filter by. */
export function LazyDayFilter(props: DayFilterProps) {
  const [value, onChange] = useUrlDraft(props.value, props.onChange);
  const t = useTexts(fieldTexts);
  const format = useFormats();
  const id = useId();
  const { isUsed, entry, place } = useLazyPlaceholder(filter, { isNeeded: value !== '' });
  if (isUsed) return <filter.Loaded {...props} value={value} onChange={onChange} hasFocus={entry !== undefined} />;
  return (
    <div className="field">
      <span className="lbl" id={`${id}label`}>
        {props.label}
      </span>
      <button type="button" className="control" aria-labelledby={`${id}label ${id}value`} {...place}>
        <span className={value ? 'date-input' : 'date-input muted'} id={`${id}value`}>
          {value ? format.day(value) : t.anyDay}
        </span>
        <span className="cal-btn">
          <CalendarDays size={18} aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
