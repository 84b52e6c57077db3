// What a form does beyond being sent: it comes behind the form's own script, which is all that a visitor waits for.
import { showStrength } from './show-strength.ts';
import { showTyped } from './show-typed.ts';
import { switchWords } from './switch-words.ts';

export { showToast } from './show-toast.ts';

showTyped();
showStrength();
document.addEventListener('click', switchWords);
