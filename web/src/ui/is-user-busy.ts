/** True while the user types or has a dialog open: updates then wait. */
export const isUserBusy = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]',
  ) === true;

/**
 * True while a reload would take something: a dialog, a menu, or a form that was typed in. A browser that does not know a
 * selector in `:is()` skips it, and would throw without.
 */
export const isAnythingOpen = () =>
  isUserBusy() || document.querySelector('form[data-unsaved], :is(:popover-open), [role="menu"]') !== null;
