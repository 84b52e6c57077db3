// Runs in the head of the calendar after shell/early.ts, and asks for the days that it shows: which, the width and the
// clock know.
import { dayOf } from '@tzemed/contract/days';
import { askEarly } from '../lib/early.ts';
import { narrow, spanOf, usualView } from '../screens/calendar/span.ts';

const { early } = globalThis;

// With a query of its own a page asks other things than without; without questions it is being left.
if (early && !location.search) {
  const { from, to } = spanOf(usualView(matchMedia(narrow).matches), dayOf(new Date()));
  const { ofCalendar } = document.querySelector<HTMLElement>('script[data-of-calendar]')!.dataset;
  askEarly(early)(ofCalendar!.replace(':from', from).replace(':to', to));
}
