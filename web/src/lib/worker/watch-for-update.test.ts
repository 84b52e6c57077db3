import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForUpdate } from './watch-for-update.ts';

/** A worker of a build: it tells a page of the same build so. */
class Worker extends EventTarget {
  readonly said: string[] = [];
  readonly isSame: boolean;
  state: string;
  constructor(isSame: boolean, state = 'installed') {
    super();
    this.isSame = isSame;
    this.state = state;
  }
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.said.push(type);
    port?.postMessage(this.isSame);
  }
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type Registration = EventTarget & { active: Worker; waiting: Worker | null; installing: Worker | null };
let registration: Registration;
let container: EventTarget & { controller: Worker | null };
let stop: () => void;
const onUpdate = vi.fn<() => void>();

beforeEach(() => {
  onUpdate.mockReset();
  const active = new Worker(true, 'activated');
  registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
  container = Object.assign(new EventTarget(), { controller: active, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const watch = () => void (stop = watchForUpdate(onUpdate));

test('A worker of another build that waits is offered, and is left to wait', async () => {
  registration.waiting = new Worker(false);
  watch();
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  expect(registration.waiting.said).toEqual(['compare']);
});

test('A worker that comes while the page is open is offered once it has stored everything', async () => {
  watch();
  await Promise.resolve();
  const next = new Worker(false, 'installing');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  expect(next.said).toEqual([]);
  next.becomes('installed');
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
});

test('A page of the waiting worker’s build has nothing to offer', async () => {
  registration.waiting = new Worker(true);
  watch();
  await vi.waitFor(() => expect(registration.waiting!.said).toEqual(['compare']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
});

test('A page that is older than a worker that took over is offered a reload; a first worker changes nothing', async () => {
  watch();
  container.controller = new Worker(false, 'activated');
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  stop();

  onUpdate.mockReset();
  container.controller = null;
  watch();
  container.controller = new Worker(false, 'activated');
  container.dispatchEvent(new Event('controllerchange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
});

test('A browser that refuses workers has nothing to offer, and no error', async () => {
  Object.assign(container, { register: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  watch();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
});
