import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { dirOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTabList } from './use-tab-scroll.ts';

/** `count` null: not known yet; 0 is not shown. `isHot` paints it as a warning (things overdue). */
export type TabItem<Id extends string> = { id: Id; label: string; count?: number | null | undefined; isHot?: boolean };

type Props<Id extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Content beside the tabs: filters, a button. */
  aside?: ReactNode;
  /** The selected tab's content. */
  children: ReactNode;
};

/** Tabs as the ARIA practices say: one of them is in the order of focus, arrows go to the others and select. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, aside, children }: Props<Id>) {
  const id = useId();
  const list = useTabList();
  const { lang } = useLanguage();
  const idOf = (tab: Id) => `${id}-${tab}`;

  function onKeyDown(event: KeyboardEvent) {
    // The browser's own: with Alt an arrow goes back, or forward.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = items.findIndex((item) => item.id === selected);
    const next = nextOf(event.key, dirOf(lang), at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    const { id: tab } = items[next]!;
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus();
    onSelect(tab);
  }

  return (
    <div>
      <div className="tab-bar">
        <div ref={list} className="tabs" role="tablist" aria-label={label}>
          {items.map(({ id: tab, label: text, count, isHot }) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={idOf(tab)}
              className="tab"
              aria-selected={tab === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab === selected ? 0 : -1}
              onClick={() => onSelect(tab)}
              onKeyDown={onKeyDown}
            >
              {/* The space keeps the two apart in the tab's name. */}
              {text}{' '}
              {count !== undefined && count !== 0 && (
                <span className={isHot && count ? 'count hot' : 'count'}>{count ?? '\u2007'}</span>
              )}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </div>
  );
}

function nextOf(key: string, dir: string, at: number, count: number) {
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
