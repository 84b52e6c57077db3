/** Code of ours that could not be had: for whoever waits for it there is no connection. */
export class CodeUnavailableError extends Error {}

/** Runs `load`; if it fails and a fresh page may help, reloads the page instead. */
export const loadOrReload = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (reason: unknown) => {
    if (await reloadStaleBuild()) return new Promise<never>(() => undefined);
    throw reason;
  });

const key = 'freshPage';
/** Minimum time between two reloads: one that did not help will not help again so soon. */
const onceInMs = 60_000;

/**
 * Loads the page anew, where a part of it could not be had and that may help: a browser may never ask again for a
 * file that it failed to get once, and a page of an older build knows no file of a newer one. Not while the server is
 * away, which would take what is on the screen; nor while a form is open, nor again and again.
 *
 * @returns whether the page is about to go
 */
export async function reloadStaleBuild(page: Pick<Location, 'href' | 'reload'> = location): Promise<boolean> {
  if (document.querySelector('[role=dialog] form')) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return false;
    const { ok } = await fetch(page.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  page.reload();
  return true;
}
