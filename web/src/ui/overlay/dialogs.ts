// What is open rarely and has much in common comes together.
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ModalDialog } from './ModalDialog.tsx';
export { SelectList } from '../field/SelectList.tsx';
