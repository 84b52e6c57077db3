/** Workers from before there was one for the whole app, by their script: for push messages, and for each emergency card. */
type OldWorker = '/push-worker.js' | '/card-worker.js';

async function registrationsOf(script: OldWorker) {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ active, waiting, installing }) => {
    const url = (active ?? waiting ?? installing)?.scriptURL;
    return url !== undefined && new URL(url).pathname === script;
  });
}

export const hasOld = async (script: OldWorker) => (await registrationsOf(script)).length > 0;

/** Unregisters them. With its registration a push subscription ends. */
export const unregisterOld = async (script: OldWorker) =>
  Promise.all((await registrationsOf(script)).map((registration) => registration.unregister()));
