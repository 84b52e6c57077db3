import { isMotionAllowed } from '../motion.ts';
import { isScreenReaderMode } from '../screen-reader-mode.ts';

export type Tone = 'success' | 'error' | 'warning' | 'info' | 'offer';
export type ToastAction = { label: string; onPress: () => void };
export type ToastMessage = {
  id: number;
  tone: Tone;
  text: string;
  action?: ToastAction | undefined;
  /** Subject of the message: of several about the same subject only the last is true. */
  about?: string | undefined;
  /** Milliseconds on screen; missing: until somebody closes it. */
  lasts?: number | undefined;
  isLeaving?: true;
};

/** Milliseconds on screen. An error or an offer stays until it is closed. */
export const durations: Record<Tone, number | undefined> = {
  success: 4000,
  error: undefined,
  warning: 4000,
  info: 4000,
  offer: undefined,
};
/** A way back must be readable and reachable by keyboard before it goes. */
const actionMs = 8000;
const most = 3;
/** Duration of the closing animation in the style sheet. */
const leavingMs = 160;

type Timer = { handle: ReturnType<typeof setTimeout>; endsAt: number };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const timers = new Map<number, Timer>();
const rests = new Map<number, number>();
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

const staying = () => messages.filter(({ isLeaving }) => !isLeaving);

function start(id: number, ms: number | undefined) {
  // A screen-reader user may reach the message later, so it has no timer.
  if (ms !== undefined && !isScreenReaderMode())
    timers.set(id, { handle: setTimeout(() => closeToast(id), ms), endsAt: Date.now() + ms });
}

function restart(id: number, ms: number | undefined) {
  const timer = timers.get(id);
  if (!timer) return void (ms !== undefined && rests.has(id) && rests.set(id, ms));
  clearTimeout(timer.handle);
  start(id, ms);
}

function show(tone: Tone, text: string, action?: ToastAction, about?: string) {
  // Five calls that fail together are one message, on screen as long as the last of them wants.
  const same = staying().find(
    (message) => message.tone === tone && message.text === text && message.about === about && !message.action,
  );
  if (same && !action) return restart(same.id, durations[tone]);
  if (about) over(about);
  const id = ++lastId;
  const lasts = action && durations[tone] ? actionMs : durations[tone];
  change([...messages, { id, tone, text, action, about, lasts }]);
  start(id, lasts);
  // Close toasts without an action first.
  const before = staying().slice(0, -1);
  const oldest = before.find((message) => !message.action) ?? before[0];
  if (before.length === most) closeToast(oldest!.id);
}

/** Closes earlier messages about the subject: they no longer hold. */
function over(about: string) {
  for (const message of staying()) if (message.about === about) closeToast(message.id);
}

/** `toast.success('ההוצאה נמחקה', { label: 'ביטול', onPress: undo }, id)` */
export const toast = {
  success: (text: string, action?: ToastAction, about?: string) => show('success', text, action, about),
  error: (text: string, action?: ToastAction, about?: string) => show('error', text, action, about),
  warning: (text: string, action?: ToastAction, about?: string) => show('warning', text, action, about),
  info: (text: string, action?: ToastAction, about?: string) => show('info', text, action, about),
  offer: (text: string, action?: ToastAction, about?: string) => show('offer', text, action, about),
  over,
};

const take = (id: number) => change(messages.filter((message) => message.id !== id));

export function closeToast(id: number) {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
  rests.delete(id);
  if (!isMotionAllowed()) return take(id);
  change(messages.map((message) => (message.id === id ? { ...message, isLeaving: true } : message)));
  setTimeout(() => take(id), leavingMs);
}

/** A message under the pointer or the focus stays; afterwards it has its remaining time. */
export function pauseToast(id: number) {
  const timer = timers.get(id);
  if (!timer) return;
  clearTimeout(timer.handle);
  timers.delete(id);
  rests.set(id, Math.max(0, timer.endsAt - Date.now()));
}

export function resumeToast(id: number) {
  const rest = rests.get(id);
  if (rest === undefined) return;
  rests.delete(id);
  start(id, rest);
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentToasts = () => messages;
