/** Forms of the plan, in one module: whoever opens one opens another soon. */
export { DoneForm } from './forms/DoneForm.tsx';
export { ExemptForm } from './forms/ExemptForm.tsx';
export { IntervalForm } from './forms/IntervalForm.tsx';
export { OwnItemForm, OwnItemOfPet } from './forms/OwnItemForm.tsx';
export { PostponeForm } from './forms/PostponeForm.tsx';
