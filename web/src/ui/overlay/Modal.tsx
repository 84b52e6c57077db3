import type { ModalProps } from './ModalDialog.tsx';
import { DialogPlaceholder } from './DialogPlaceholder.tsx';
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component.ts';

const dialog = lazyComponent(() => import('./overlay-components.ts').then(({ ModalDialog }) => ModalDialog));

/** A dialog, whose code comes when it is opened first. */
export function Modal(props: ModalProps) {
  const isHere = useLazyComponent(dialog, props.isOpen, props.onClose);
  if (isHere) return <dialog.Loaded {...props} />;
  return props.isOpen && <DialogPlaceholder onClose={props.onClose} />;
}
