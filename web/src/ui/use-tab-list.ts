import { useEffect, useLayoutEffect, useRef } from 'react';
import { mayMove } from './motion.ts';

const glideMs = 200;

/**
 * What a row of tabs does by itself: the chosen one is scrolled into view and its pill glides there from the one before;
 * where more lies beyond an edge, `data-more` says at which ('start end').
 */
export function useTabList() {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = list;
    if (!current || !globalThis.ResizeObserver) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      // Against the direction of the language it is negative.
      const passed = Math.abs(scrollLeft);
      const more = [passed > 1 && 'start', passed + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
      current.dataset.more = more.join(' ');
    };
    const resized = new ResizeObserver(mark);
    resized.observe(current);
    for (const tab of current.children) resized.observe(tab);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);

  useLayoutEffect(() => {
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[];
    const chosen = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    const last = before.current;
    before.current = chosen ?? null;
    // The first tab is in view by itself, and a new page is not laid out before its time.
    if (!chosen || chosen === last || (!last && chosen === tabs[0])) return;
    if (last && mayMove()) glide(last, chosen);
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: last && mayMove() ? 'smooth' : 'auto' });
  });

  return list;
}

function glide(from: HTMLElement, to: HTMLElement) {
  const [was, is] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  to.animate(
    [
      { left: `${was.left - is.left}px`, right: `${is.right - was.right}px` },
      { left: 0, right: 0 },
    ],
    { duration: glideMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', pseudoElement: '::before' },
  );
}
