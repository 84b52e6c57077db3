import { durations, type Tone } from '../../ui/toast/toast.ts';
import { textOfCode } from './text-of-code.ts';

/** Duration of the toast's exit animation in the style sheet. */
const leavingMs = 160;

/** A message over the page, drawn when the page was made: as `Toasts` shows it in the app. */
export function showToast(tone: Tone, message: string) {
  const drawn = document.querySelector<HTMLTemplateElement>('template#toasts')!.content.querySelector(`.${tone}`)!;
  const toast = drawn.cloneNode(true) as HTMLElement;
  toast.querySelector('span')!.textContent = textOfCode(message);
  // The latest press has answered the previous message, so the new one replaces it.
  region().replaceChildren(toast);

  const leave = () => {
    toast.dataset.leaving = '';
    setTimeout(() => toast.remove(), leavingMs);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    if (durations[tone] !== undefined) timer = setTimeout(leave, durations[tone]);
  };
  release();
  toast.querySelector('button')!.addEventListener('click', leave);
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('pointerleave', release);
  toast.addEventListener('focusout', release);
}

function region() {
  const existing = document.querySelector('section.toasts');
  if (existing) return existing;
  const created = document.createElement('section');
  created.className = 'toasts';
  created.ariaLive = 'polite';
  document.body.append(created);
  return created;
}
