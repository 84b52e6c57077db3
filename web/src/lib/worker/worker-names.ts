/** Scope of the service worker: the app, and no public page. */
export const workerScope = '/app';

/** Cache of a build's pages and files begins so; there is nothing of anybody in it. */
export const shellCaches = 'shell-';

/** Caches of the worker that kept emergency cards alone. */
export const oldCardCaches = 'page-';

/** Cache of files that another app has shared, until a form has taken them. */
export const sharedFilesCache = 'shared-files-1';

/** Address that other apps send files to. */
export const sharePath = '/app/share';

/** Address of the list of shared files in their cache; file number n is below it. */
export const sharedListPath = `${sharePath}/files`;

export type SharedList = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** User who has opened them; null until then, since the worker does not know who is signed in. */
  readonly owner: string | null;
  readonly files: readonly { readonly name: string; readonly type: string }[];
};

/** `card`: what an emergency card needs. `app`: every screen as well. */
export type ShellLevel = 'card' | 'app';

/** Messages of a page to the worker. Those with a port are answered by true or false. */
export type WorkerMessage =
  | { readonly type: 'keep'; readonly level: ShellLevel }
  /** Answers whether the page with this entry script is of the worker's build; then it takes over if no other page is open. */
  | { readonly type: 'compare'; readonly entry: string };

/** Name under which the browser is asked to have the worker send what waits, once there is a connection. */
export const outboxSync = 'outbox';
