/** Enters the first field of what lies in `place`: of a choice what is chosen. */
export function focusFirst(place: HTMLElement | null) {
  const first = place?.querySelector<HTMLElement>(
    'form :is(input:not([type=hidden], [type=file]), textarea, [role=spinbutton], button.control)',
  );
  const chosen = first?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked');
  (chosen ?? first)?.focus();
}

/** Where a key is at hand anyway; elsewhere a keyboard would rise over what has just come. */
export const hasKeyboard = () => matchMedia('(any-hover: hover) and (pointer: fine)').matches;
