/** True when the focused element takes letters: a text, a part of a date, or a list that is searched by typing. */
export const takesLetters = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=file]), textarea, select, [contenteditable], [role=spinbutton], [aria-haspopup=listbox], [role=listbox]',
  ) !== null;

/** Longer than a search screen takes to load; later letters are meant for something else. */
const patienceMs = 8000;

let letters: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts to keep the letters that are typed before the search field has loaded and has the focus. */
export function keepLetters() {
  letters = '';
  clearTimeout(timer);
  timer = setTimeout(takeLetters, patienceMs);
}

/** Keeps a letter, if letters are kept now; any other key ends that. */
export function keepLetter(event: KeyboardEvent) {
  if (letters === undefined) return false;
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || takesLetters(event.target)) {
    if (event.key !== 'Shift') takeLetters();
    return false;
  }
  letters += event.key;
  event.preventDefault();
  return true;
}

/** Returns the kept letters, once. */
export function takeLetters() {
  const kept = letters ?? '';
  letters = undefined;
  clearTimeout(timer);
  return kept;
}
