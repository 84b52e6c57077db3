import { useEffect, useLayoutEffect, useRef } from 'react';
import { isMotionAllowed } from '../motion.ts';
import { showInRow } from './show-in-row.ts';

const glideMs = 200;

/**
 * Behaviour of a row of tabs: the chosen tab is scrolled into view and its pill glides there from the previous one; if
 * more tabs lie beyond an edge, `data-more` names the edge ('start end').
 */
export function useTabList<List extends HTMLElement = HTMLDivElement>() {
  const list = useRef<List>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    const { current } = list;
    if (!current || !globalThis.ResizeObserver) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      // `scrollLeft` is negative in right-to-left languages.
      const passed = Math.abs(scrollLeft);
      const more = [passed > 1 && 'start', passed + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
      current.dataset.more = more.join(' ');
    };
    // A count that comes later makes its tab wider.
    const resized = new ResizeObserver(() => {
      const chosen = chosenIn(current);
      if (chosen) showInRow(current, chosen);
      mark();
    });
    resized.observe(current);
    for (const tab of current.children) resized.observe(tab);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);

  useLayoutEffect(() => {
    const chosen = list.current && chosenIn(list.current);
    const last = before.current;
    before.current = chosen;
    // The first one is brought into view when it has been laid out: a new page is not before its time.
    if (!chosen || !last || chosen === last) return;
    if (isMotionAllowed()) glide(last, chosen);
    showInRow(list.current!, chosen, isMotionAllowed() ? 'smooth' : 'auto');
  });

  return list;
}

const chosenIn = (list: HTMLElement) => list.querySelector(':scope > :is([aria-selected=true], [aria-current=page])');

function glide(from: Element, to: Element) {
  const [was, is] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  to.animate(
    [
      { left: `${was.left - is.left}px`, right: `${is.right - was.right}px` },
      { left: 0, right: 0 },
    ],
    { duration: glideMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', pseudoElement: '::before' },
  );
}
