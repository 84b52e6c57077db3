import { isLeavingForLogin } from '../is-leaving-for-login.ts';
import { overlayEntryId } from './overlay-entry-id.ts';

type Entry = {
  id: number;
  /** Asks to leave what is open. */
  leave: () => void;
  isClosed: boolean;
};

/** Open overlays, from the bottom; each has an entry in the browser's history above the page's own. */
const open: Entry[] = [];
/** Later than any of this page before it was loaded anew: their entries are still there. */
let lastId = Date.now();
/** While the browser is on its way back over the entries of what was closed: it comes back later than it is told. */
let onTheWay: PromiseWithResolvers<void> | undefined;

/**
 * Longest wait for the browser: while it draws a long list the event comes late, and a page that replaces the entry
 * before it would be left again.
 */
const maxWayMs = 5000;

const push = ({ id }: Entry) => history.pushState({ ...(history.state as object | null), isOpen: id }, '');

addEventListener('popstate', () => {
  if (onTheWay) {
    // Once everybody has heard of it: who waits may go to another page, and this Back would be taken for leaving it.
    setTimeout(onTheWay.resolve);
    onTheWay = undefined;
    return;
  }
  const top = open.at(-1);
  if (!top || overlayEntryId() >= top.id) return;
  // The overlay stays open until it reports that it has closed, and may ask before; so its entry is restored first.
  push(top);
  top.leave();
});

/** Takes the entries of what was closed away, as long as nothing has been laid over them. */
function tidy() {
  let count = 0;
  const here = overlayEntryId();
  while (open.at(-1)?.isClosed) {
    const { id } = open.pop()!;
    if (id <= here) count += 1;
  }
  if (count === 0 || isLeavingForLogin()) return;
  const way = (onTheWay ??= Promise.withResolvers());
  history.go(-count);
  // A navigation that something else has cut off is not waited for.
  setTimeout(() => {
    way.resolve();
    if (onTheWay === way) onTheWay = undefined;
  }, maxWayMs);
}

/** Resolves when what was closed at this moment has left the history, and something else can be laid on it. */
export const historySettled = () => Promise.resolve().then(() => onTheWay?.promise);

/** Like `historySettled`, for an overlay that closes in the same moment and renders as closed only later. */
export const historySettledAfterClose = () => new Promise((resolve) => setTimeout(resolve)).then(historySettled);

/**
 * Gives what has opened an entry in the history: the browser's Back asks it to leave.
 *
 * @returns takes the entry away; to be called when it has closed
 */
export function pushOverlayEntry(leave: () => void) {
  const entry: Entry = { id: ++lastId, leave, isClosed: false };
  let isGone = false;
  // After what closes in the same moment has begun its way back, and has come there.
  void historySettled().then(() => {
    if (isGone) return;
    open.push(entry);
    push(entry);
  });
  return () => {
    isGone = true;
    entry.isClosed = true;
    // Together with what closes at the same time.
    queueMicrotask(tidy);
  };
}
