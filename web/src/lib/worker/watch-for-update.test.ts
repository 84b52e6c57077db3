import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOffline } from './registration.ts';
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

test('A worker that waits is out of date while a newer one is stored, which is offered then', async () => {
  registration.waiting = new Worker(false);
  const newest = (registration.installing = new Worker(false, 'installing'));
  watch();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
  newest.becomes('installed');
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  expect(registration.waiting.said).toEqual([]);
});

test('A worker that waits for other pages is asked again when the page is looked at, without another offer', async () => {
  registration.waiting = new Worker(false);
  watch();
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(registration.waiting!.said).toEqual(['compare', 'compare']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).toHaveBeenCalledOnce();
});

test('A page of the waiting worker’s build has nothing to offer', async () => {
  registration.waiting = new Worker(true);
  watch();
  await vi.waitFor(() => expect(registration.waiting!.said).toEqual(['compare']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
});

test('A page is offered a reload for a worker that took over if it is older; a first worker changes nothing', async () => {
  watch();
  const ofThisBuild = new Worker(true, 'activated');
  container.controller = ofThisBuild;
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(ofThisBuild.said).toEqual(['compare']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
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

test.each([
  ['waits, if it is of its build', true, ['compare', 'keep'], []],
  ['is active, if the one that waits is of another', false, ['compare'], ['keep']],
])('A page is kept by the worker that %s', async (_, isSame, saidToWaiting, saidToActive) => {
  registration.waiting = new Worker(isSame);
  stop = () => undefined;
  expect(await keepOffline('card')).toBe(true);
  expect([registration.waiting.said, registration.active.said]).toEqual([saidToWaiting, saidToActive]);
});

test('A browser that refuses workers has nothing to offer, and no error', async () => {
  Object.assign(container, { register: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  watch();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onUpdate).not.toHaveBeenCalled();
});
