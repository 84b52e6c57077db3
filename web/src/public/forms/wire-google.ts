import { failureText } from './failure-text.ts';

/** The button that signs in by Google. Few press it: its part is fetched then. */
export function wireGoogle() {
  const button = document.querySelector<HTMLButtonElement>('[data-google]');
  button?.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const { goToGoogle } = await import('./google.ts');
      await goToGoogle();
    } catch (reason) {
      const { showToast } = await import('./later.ts');
      showToast('error', failureText(reason, 'googleFailed'));
    } finally {
      button.disabled = false;
    }
  });
}
