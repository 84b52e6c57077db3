// Template components share one chunk, loaded when a template is first chosen or saved.
export { removeTemplate, saveTemplate } from './save-template.ts';
export { TemplateChooser } from './TemplateChooser.tsx';
