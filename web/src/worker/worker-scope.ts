/** Parts of a service worker's global scope, which the types of the DOM lack. */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
};
type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null; readonly notification?: Notification };
type NotificationEvent = ExtendableEvent & { readonly notification: Notification; readonly action: string };
type SyncEvent = ExtendableEvent & { readonly tag: string };
type MessageEvents = ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };

type WindowClient = { readonly url: string; focus(): Promise<unknown> };

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  message: MessageEvents;
  sync: SyncEvent;
};

type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
};

export const scope = globalThis as unknown as WorkerScope;
export type { FetchEvent, PushEvent };
