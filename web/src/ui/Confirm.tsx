import type { ConfirmProps } from './ConfirmDialog.tsx';
import { Opening } from './Opening.tsx';
import { part, usePart } from './use-part.ts';

const dialog = part(() => import('./dialogs.ts').then(({ ConfirmDialog }) => ConfirmDialog));

/** A question, whose code comes when it is asked first. */
export function Confirm(props: ConfirmProps) {
  const isHere = usePart(dialog, props.isOpen, props.onClose);
  if (isHere) return <dialog.Loaded {...props} />;
  return props.isOpen && <Opening onClose={props.onClose} />;
}
