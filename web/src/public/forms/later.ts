// What a form does beyond being sent: it comes behind the form's own script, which is all that a visitor waits for.
import { showStrength } from './show-strength.ts';
import { showTyped } from './show-typed.ts';

export { showToast } from './show-toast.ts';
export { switchWords } from './switch-words.ts';

showTyped();
showStrength();
