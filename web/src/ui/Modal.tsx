import type { ModalProps } from './ModalDialog.tsx';
import { Opening } from './Opening.tsx';
import { part, usePart } from './use-part.ts';

const dialog = part(() => import('./dialogs.ts').then(({ ModalDialog }) => ModalDialog));

/** A dialog, whose code comes when it is opened first. */
export function Modal(props: ModalProps) {
  const Dialog = usePart(dialog, props.isOpen, props.onClose);
  if (Dialog) return <Dialog {...props} />;
  return props.isOpen && <Opening />;
}
