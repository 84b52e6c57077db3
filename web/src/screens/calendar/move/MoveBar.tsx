import { type KeyboardEvent, useEffect, useRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { dirOf } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { moveTexts } from './move-texts.ts';
import { dayMonth } from '../view-range.ts';
import type { Move } from './use-move.ts';
import { weekdayName } from '../weekdays.ts';

/** While something is lifted: takes its keys, and has a button for each of them. */
export function MoveBar({ move }: { move: Move }) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const isRtl = dirOf(lang) === 'rtl';
  const { entry, to } = move.lifted!;
  useEffect(() => bar.current?.focus(), []);
  // Escape puts the entry back, even if the focus has moved elsewhere.
  const { putBack } = move;
  useEffect(() => {
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && putBack();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = isRtl ? -1 : 1;
    const acts: Record<string, () => void> = {
      ArrowRight: () => move.byDays(forward),
      ArrowLeft: () => move.byDays(-forward),
      ArrowUp: () => move.byDays(-7),
      ArrowDown: () => move.byDays(7),
      PageUp: () => move.byMonths(-1),
      PageDown: () => move.byMonths(1),
      ...(event.target === bar.current && { Enter: () => move.drop() }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  const [Back, On] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it has the focus while something is carried by keys
    <div
      ref={bar}
      className="cld-bar"
      role="group"
      aria-label={t.moving({ title: entry.title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p>
        <b>
          <bdi>{entry.title}</bdi>
        </b>
        <span>{t.to({ day: weekdayName(to, lang), date: dayMonth(to) })}</span>
      </p>
      <span className="row tight">
        <button
          type="button"
          className="icon-btn"
          aria-label={t.dayBefore}
          title={t.dayBefore}
          onClick={() => move.byDays(-1)}
        >
          <Back size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t.dayAfter}
          title={t.dayAfter}
          onClick={() => move.byDays(1)}
        >
          <On size={20} aria-hidden="true" />
        </button>
        <button type="button" className="btn sm" onClick={() => move.drop()}>
          {t.drop}
        </button>
        <button type="button" className="btn line sm" onClick={move.putBack}>
          {t.cancel}
        </button>
      </span>
    </div>
  );
}
