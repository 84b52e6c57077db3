import { focusContent, restoreLostFocus } from '../../../shared/page/focus-content.ts';

/** Id of the heading of the conversation on the page. */
export const subjectId = 'supp-subject';
const subject = () => document.getElementById(subjectId);

/** Brings the focus to the conversation's heading after the button that had it may have gone. */
export const restoreFocusToSubject = () => restoreLostFocus(subject);

/** Brings the focus to the box of the next message, as `restoreFocusToSubject`. */
export const restoreFocusToComposer = () =>
  restoreLostFocus(() => document.querySelector<HTMLElement>('.supp-compose textarea:not([readonly])') ?? subject());

/** Brings the focus out of a toast that is about to go. */
export const moveFocusOutOfToast = () => (subject() ? subject()!.focus({ preventScroll: true }) : focusContent());
