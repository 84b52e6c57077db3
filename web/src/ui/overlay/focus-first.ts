/** Enters the first field of what lies in `place`: of a choice what is chosen. */
export function focusFirst(place: HTMLElement | null) {
  const first = place?.querySelector<HTMLElement>(
    'form :is(input:not([type=hidden], [type=file]), textarea, [role=spinbutton], button.control)',
  );
  const chosen = first?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked');
  (chosen ?? first)?.focus();
}

/** True when a keyboard is at hand anyway; elsewhere an on-screen keyboard would cover the new content. */
export const hasKeyboard = () => matchMedia('(any-hover: hover) and (pointer: fine)').matches;
