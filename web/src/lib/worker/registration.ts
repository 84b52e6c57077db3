import { workerScope, type ShellLevel, type WorkerMessage } from './worker-names.ts';

/** Registers the app's worker and waits until it runs. Rejects over plain http, and in private windows of some browsers. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/worker.js', {
    scope: workerScope,
    updateViaCache: 'none',
  });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve();
        if (coming.state === 'redundant') reject(new Error('the worker did not start'));
      });
    });
  return registration;
}

/** The app's worker, if this browser has it. */
export const registeredWorker = async () => navigator.serviceWorker.getRegistration(workerScope);

/** Script that this page was begun with; each build has another. */
const entryScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname;

/** Answers whether a worker is of this page's build; one that waits takes over then, if no other page of the app is open. */
export const isOfThisBuild = (worker: ServiceWorker) => askWorker(worker, { type: 'compare', entry: entryScript() });

/** Keeps pages and their files on the device. Answers whether all of them are there. */
export async function keepOffline(level: ShellLevel): Promise<boolean> {
  const { active, waiting } = await activeWorker();
  // The server no longer has the pages of an older worker.
  const worker = waiting && (await isOfThisBuild(waiting)) ? waiting : active;
  return worker !== null && (await askWorker(worker, { type: 'keep', level }));
}

/** Sends a message that is answered. A worker that an operator has switched off never answers. */
export const askWorker = (worker: ServiceWorker, message: WorkerMessage) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    worker.postMessage(message, [port2]);
  });
