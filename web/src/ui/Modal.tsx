import type { ModalProps } from './ModalDialog.tsx';
import { Opening } from './Opening.tsx';
import { part, usePart } from './use-part.ts';

const dialog = part(() => import('./dialogs.ts').then(({ ModalDialog }) => ModalDialog));

/** A dialog, whose code comes when it is opened first. */
export function Modal(props: ModalProps) {
  const isHere = usePart(dialog, props.isOpen, props.onClose);
  if (isHere) return <dialog.Loaded {...props} />;
  return props.isOpen && <Opening onClose={props.onClose} />;
}
