import { failureText } from '../forms/failure-text.ts';

/** The button that signs in by Google. Few press it: its part is fetched then. */
export function wireGoogleButton() {
  const button = document.querySelector<HTMLButtonElement>('[data-google]');
  button?.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const { startGoogleSignIn } = await import('./google-sign-in.ts');
      await startGoogleSignIn();
    } catch (reason) {
      const { showToast } = await import('../forms/deferred-form-script.ts');
      showToast('error', failureText(reason, 'googleFailed'));
    } finally {
      button.disabled = false;
    }
  });
}
