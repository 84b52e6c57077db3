/** The button in a password's field: shows what was typed in all passwords of the form, and hides it again. */
export function wirePasswordVisibility() {
  const button = document.querySelector<HTMLButtonElement>('[data-show-typed]');
  const form = button?.form;
  if (!form) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('[type=password]')];
  const show = (isShown: boolean) => {
    button.ariaPressed = String(isShown);
    for (const field of fields) {
      const { selectionStart, selectionEnd } = field;
      field.type = isShown ? 'text' : 'password';
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
  // The field keeps its focus and cursor, so that the user goes on typing.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => show(button.ariaPressed !== 'true'));
  // Browsers keep what was sent as a password.
  form.addEventListener('submit', () => show(false), { capture: true });
}
