// Runs in the head of the calendar after shell/early.ts, and asks for the days that it shows: which, the width and the
// clock know.
import { dayOf } from '@tzemed/contract/dates/days';
import { startPreload } from '../lib/api/preload.ts';
import { narrowScreen } from '../ui/screen-widths.ts';
import { viewRange, defaultView } from '../screens/calendar/view-range.ts';

const { early } = globalThis;

// A page with a query in its address requests other data than one without. If `early` is missing, the page is being
// left.
if (early && !location.search) {
  const { from, to } = viewRange(defaultView(matchMedia(narrowScreen).matches), dayOf(new Date()));
  const { ofCalendar } = document.querySelector<HTMLElement>('script[data-of-calendar]')!.dataset;
  startPreload(early)(ofCalendar!.replace(':from', from).replace(':to', to));
}
