import type { ConfirmProps } from './ConfirmDialog.tsx';
import { DialogPlaceholder } from './DialogPlaceholder.tsx';
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component.ts';

const dialog = lazyComponent(() => import('./overlay-components.ts').then(({ ConfirmDialog }) => ConfirmDialog));

/** A question, whose code comes when it is asked first. */
export function Confirm(props: ConfirmProps) {
  const isHere = useLazyComponent(dialog, props.isOpen, props.onClose);
  if (isHere) return <dialog.Loaded {...props} />;
  return props.isOpen && <DialogPlaceholder onClose={props.onClose} />;
}
