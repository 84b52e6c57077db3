// What belongs to papers comes together, and only where there are some or may be.
export { AttachmentsCard } from './AttachmentsCard.tsx';
export { AttachmentsField } from './AttachmentsField.tsx';
export { ItemAttachmentsViewer } from '../attachment-viewer/ItemAttachmentsViewer.tsx';
