import { dirOf, pageLang } from '../../i18n/language.ts';
import type { DayOfPart } from './history.ts';

/**
 * Says one day of a row of bars in words: that at the pointer, or to which arrow keys went. The row is a slider, since a bar is
 * too thin to be pressed by itself. Answers how the row is given its days; the newest is chosen first.
 */
export function wireDaySlider(row: HTMLElement, words: (day: DayOfPart) => string) {
  const [bars, line, ends] = ['bars', 'day', 'ends'].map((name) =>
    row.querySelector<HTMLElement>(`[data-${name}]`)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const isRtl = dirOf(pageLang()) === 'rtl';
  let days: readonly DayOfPart[] = [];
  let at = Infinity;
  let isShown = false;

  function draw() {
    line.hidden = !isShown;
    ends.hidden = isShown;
    for (const [nth, bar] of [...bars.children].entries()) bar.toggleAttribute('data-on', isShown && nth === at);
  }
  function choose(index: number) {
    if (days.length === 0) return;
    at = Math.min(days.length - 1, Math.max(0, index));
    const said = words(days[at]!);
    bars.ariaValueNow = String(at + 1);
    bars.ariaValueText = said;
    line.textContent = said;
  }
  function show(isOpen: boolean) {
    isShown = isOpen && days.length > 0;
    draw();
  }

  const toLeft = isRtl ? 1 : -1;
  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => at + toLeft,
    ArrowRight: () => at - toLeft,
    ArrowUp: () => at + 1,
    ArrowDown: () => at - 1,
    Home: () => 0,
    End: () => days.length - 1,
  };
  bars.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step());
    show(true);
  });
  bars.addEventListener('focus', () => show(true));
  bars.addEventListener('blur', () => show(false));
  const point = ({ clientX }: PointerEvent) => {
    const { left, width } = bars.getBoundingClientRect();
    const share = (clientX - left) / width;
    choose(Math.floor((isRtl ? 1 - share : share) * days.length));
    show(true);
  };
  bars.addEventListener('pointermove', point);
  bars.addEventListener('pointerdown', point);
  bars.addEventListener('pointerleave', () => {
    if (document.activeElement !== bars) show(false);
  });

  return (next: readonly DayOfPart[]) => {
    const chosen = next.findIndex(({ date }) => date === days[at]?.date);
    const wasNewest = at >= days.length - 1 || chosen === -1;
    days = next;
    bars.ariaValueMin = '1';
    bars.ariaValueMax = String(days.length);
    choose(wasNewest ? days.length - 1 : chosen);
    draw();
  };
}
