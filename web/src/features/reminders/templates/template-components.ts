// What belongs to templates comes together, when one is chosen or kept for the first time.
export { removeTemplate, saveTemplate } from './save-template.ts';
export { TemplateChooser } from './TemplateChooser.tsx';
