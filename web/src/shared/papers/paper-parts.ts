// What belongs to papers comes together, and only where there are some or may be.
export { PapersCard } from './PapersCard.tsx';
export { PapersField } from './PapersField.tsx';
export { PapersViewer } from './PapersViewer.tsx';
