// Form behaviour other than submitting: loads after the form's own script, which is all that a visitor waits for.
import { showPasswordStrength } from './show-password-strength.ts';
import { wirePasswordVisibility } from './password-visibility.ts';

export { showToast } from './show-toast.ts';
export { switchPageLanguage } from './switch-page-language.ts';

wirePasswordVisibility();
showPasswordStrength();
