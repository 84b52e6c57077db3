// Dialogs that are rarely open and share much code load together.
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ModalDialog } from './ModalDialog.tsx';
export { SelectList } from '../field/SelectList.tsx';
