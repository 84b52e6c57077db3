// Attachment components share one chunk, loaded only if there are attachments or some can be added.
export { AttachmentsCard } from './AttachmentsCard.tsx';
export { AttachmentsField } from './AttachmentsField.tsx';
export { ItemAttachmentsViewer } from '../attachment-viewer/ItemAttachmentsViewer.tsx';
