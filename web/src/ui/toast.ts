export type Tone = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; onPress: () => void };
export type ToastMessage = { id: number; tone: Tone; text: string; action?: ToastAction | undefined };

/** Milliseconds on screen. */
export const durations: Record<Tone, number> = { success: 3000, error: 4000, warning: 3500, info: 3000 };
/** A way back must be readable and reachable by keyboard before it goes. */
const actionMs = 8000;

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

function start(id: number, ms: number) {
  timers.set(id, { handle: setTimeout(() => closeToast(id), ms), endsAt: Date.now() + ms });
}

function restart(id: number, ms: number) {
  const timer = timers.get(id);
  if (!timer) return void rests.set(id, ms);
  clearTimeout(timer.handle);
  start(id, ms);
}

function show(tone: Tone, text: string, action?: ToastAction) {
  // Five calls that fail together are one message, on screen as long as the last of them wants.
  const same = messages.find((message) => message.tone === tone && message.text === text && !message.action);
  if (same && !action) return restart(same.id, durations[tone]);
  const id = ++lastId;
  change([...messages, { id, tone, text, action }]);
  start(id, action ? actionMs : durations[tone]);
}

/** `toast.success('ההוצאה נמחקה', { label: 'ביטול', onPress: undo })` */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  warning: (text: string, action?: ToastAction) => show('warning', text, action),
  info: (text: string, action?: ToastAction) => show('info', text, action),
};

export function closeToast(id: number) {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
  rests.delete(id);
  change(messages.filter((message) => message.id !== id));
}

/** Under the pointer or the focus a message stays; afterwards it has what was left of its time. */
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
