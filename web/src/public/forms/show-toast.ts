import { durations, type Tone } from '../../ui/toast.ts';
import { say } from './words.ts';

/** A message over the page, as `Toasts` shows it in the app. */
export function showToast(tone: Tone, message: string) {
  const toast = document.createElement('div');
  toast.className = `toast ${tone}`;
  if (tone === 'error') toast.role = 'alert';
  const text = document.createElement('span');
  text.textContent = say(message);
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = say('close');
  close.textContent = '✕';
  toast.append(text, close);
  // What was said before is answered by what was pressed since.
  region().replaceChildren(toast);

  const remove = () => toast.remove();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    if (durations[tone] !== undefined) timer = setTimeout(remove, durations[tone]);
  };
  release();
  close.addEventListener('click', remove);
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('pointerleave', release);
  toast.addEventListener('focusout', release);
}

function region() {
  const existing = document.querySelector('.toasts');
  if (existing) return existing;
  const created = document.createElement('section');
  created.className = 'toasts';
  created.ariaLive = 'polite';
  document.body.append(created);
  return created;
}
