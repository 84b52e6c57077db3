import { ApiError } from '../../api/api-error.ts';
import { pageLang } from '../../../i18n/language.ts';
import { currentSession, subscribeToSession } from '../../session/session.ts';
import { isServerReachable, onServerReturned, reportNoAnswer } from '../reachability.ts';
import { outboxSync, workerScope } from '../../worker/worker-names.ts';
import { targetOf } from './changes-that-wait.ts';
import type { NewEntry, OutboxChange } from './entry.ts';
import { announceOutboxEvent, markProvisional, outboxEntries } from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import { provisionalAnswer } from './provisional-answer.ts';
import { waitingChanges } from './with-waiting.ts';
import {
  refusalOf,
  sendWaiting,
  versionIn,
  withEntryLock,
  withSenderLock,
  type Credentials,
  type OutboxEvent,
} from './sender.ts';

/** A person who has pressed a button waits for so long, while the request goes on. A file shows how far it is. */
const patienceMs = 8000;
/** A deletion is undone within seconds, or by somebody who comes back to a tab. */
const undoableMs = 24 * 3_600_000;
/** Another tab is sending: it is looked after. */
const otherTabMs = 5000;

/** Sends a change now, once. Rejects with `ApiError`. */
export type Exchange = () => Promise<unknown>;

/** A file to be sent with a change, and whether its writer takes it back. */
type Extras = { readonly file?: Blob | undefined; readonly signal?: AbortSignal | undefined };

type Options = {
  readonly userId: string;
  readonly store: OutboxStore;
  /** The item in a version as the server said it, else the latest one; undefined if the device does not know it. */
  readonly rowOf: (url: string, item: string, version: unknown) => Promise<Record<string, unknown> | undefined>;
  /** Stores the row that a change was answered with. */
  readonly keepRow: (url: string, answer: unknown) => Promise<unknown>;
};

/** The outbox of the signed-in user in this tab: takes changes in, sends them, and tells of it. */
export function startOutbox({ userId, store, rowOf, keepRow }: Options) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`outbox ${userId}`) : undefined;
  const underway = new Map<string, Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** An earlier page may have left it. */
  let isTokenStored = true;
  let [readings, shownReading] = [0, 0];

  async function refresh() {
    const reading = ++readings;
    const entries = await store.all();
    // The token is stored no longer than there is something to send.
    if (entries.length === 0 && isTokenStored) {
      isTokenStored = false;
      await store.setMeta('credentials', undefined);
    }
    // One that was begun earlier may end later, also when this outbox has been replaced.
    if (isStopped || reading < shownReading || currentSession()?.user.id !== userId) return;
    shownReading = reading;
    outboxEntries.set(entries);
  }
  async function hear(event: OutboxEvent) {
    // A change that was stored or sent is so, whether or not it can be shown.
    await refresh().catch(() => undefined);
    announceOutboxEvent(event);
  }
  const tell = (event: OutboxEvent) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel?.postMessage(event);
    return hear(event);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => void hear(data));

  async function credentials(): Promise<Credentials | undefined> {
    const session = currentSession();
    return session?.user.id === userId ? { token: session.token, lang: pageLang(), userId } : undefined;
  }

  /** Sends what waits, if the server can be reached and no other tab is sending. */
  function wake(afterMs = 0) {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void run().catch(() => wake(otherTabMs)), afterMs);
  }
  async function run() {
    if (isStopped || !isServerReachable()) return;
    const next = await withSenderLock(userId, () =>
      sendWaiting({ store, credentials, keepRow, onChange: (event) => void tell(event), onAway: reportNoAnswer }),
    );
    const time = next === 'elsewhere' ? Date.now() + otherTabMs : next;
    if (time !== undefined && outboxEntries.get().length > 0) wake(Math.max(0, time - Date.now()));
  }

  /** Earlier changes to the item that wait are part of its row. */
  function provisional(entry: NewEntry) {
    const earlier = outboxEntries.get().filter(({ item, id }) => item === entry.item && id !== entry.id);
    const { created, effects } = waitingChanges(earlier, userId);
    const base = { ...created[0]?.row, ...entry.base, ...effects.get(entry.item)?.changed };
    const writing = { by: userId, at: new Date(entry.at).toISOString() };
    return markProvisional(provisionalAnswer({ ...entry, base }, writing));
  }

  /** The worker sends with the same token as the pages: one that was renewed since looks stolen to the server. */
  const keepCredentials = async () => {
    if (outboxEntries.get().length === 0 && currentSession()?.user.id === userId) return;
    isTokenStored = true;
    await store.setMeta('credentials', await credentials());
  };

  /** The browser sends by the worker, also when the app is closed; only some browsers can. */
  async function registerSync() {
    await keepCredentials();
    const registration = (await navigator.serviceWorker?.getRegistration(workerScope)) as
      | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
      | undefined;
    await registration?.sync?.register(outboxSync);
  }

  function queued() {
    void registerSync().catch(() => undefined);
    wake();
  }

  /**
   * Makes a change: it is on disk before it is sent, and gone once it is answered. Without an answer it waits there, and
   * the provisional one is returned. Rejects as the server does, as long as somebody is waiting for it.
   */
  function change(made: OutboxChange, exchange: Exchange, extras: Extras = {}): Promise<unknown> {
    const before = underway.get(made.id);
    if (before) return before;
    const making = make(made, exchange, extras).finally(() => underway.delete(made.id));
    underway.set(made.id, making);
    return making;
  }

  function make(made: OutboxChange, exchange: Exchange, { file, signal }: Extras) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const run = async () => {
      const { item } = targetOf(made)!;
      const base = made.isCreate ? undefined : await rowOf(made.url, item, made.version ?? made.body?.version);
      const wanted: NewEntry = {
        ...made,
        item,
        base,
        at: Date.now(),
        state: 'waiting',
        attempts: isServerReachable() ? 1 : 0,
        notBefore: 0,
      };
      const entry = await store.add(wanted, file).catch((error: unknown) => withoutDisk(error, exchange));
      if (entry && 'answer' in entry) return resolve(entry.answer);
      if (entry && signal?.aborted) {
        await store.discard([entry.seq]);
        await tell({ type: 'changed' });
        return reject(signal.reason);
      }
      const told = tell({ type: 'changed' });
      if (!entry || entry.id !== made.id || entry.attempts === 0) {
        await told;
        resolve(provisional(entry ?? wanted));
        return queued();
      }
      const late = file ? undefined : setTimeout(() => resolve(provisional(entry)), patienceMs);
      let isLate = false;
      void promise.then(
        () => (isLate = true),
        () => undefined,
      );
      try {
        const answer = await exchange();
        // One that can't be taken out is sent again, and answered the same.
        await store.settle(entry.seq, versionIn(answer), Date.now()).catch(() => undefined);
        await keepRow(entry.url, answer);
        resolve(answer);
        await tell(isLate ? { type: 'sent', entry, answer } : { type: 'changed' });
      } catch (error) {
        await failed(error, entry, isLate);
      } finally {
        clearTimeout(late);
      }
    };
    /** `isLate`: the person was told that it is stored. */
    const failed = async (error: unknown, entry: NewEntry & { seq: number }, isLate: boolean) => {
      const isRefusal = error instanceof ApiError;
      // A fault of the server is told at once: the change was taken back, and the person may try again.
      const waits = isRefusal
        ? (error.isUnsure && (isLate || error.status !== 500)) || (isLate && error.isSignedOut)
        : isLate;
      if (waits) {
        await tell({ type: 'changed' });
        resolve(provisional(entry));
        return queued();
      }
      if (isRefusal && (isLate || entry.isRetry)) {
        const parked = await store.park(entry.seq, refusalOf(error, Date.now()));
        if (isLate && parked) return tell({ type: 'parked', entry: parked });
      } else await store.discard([entry.seq]);
      await tell({ type: 'changed' });
      // The caller is told. Its form keeps the text, also for a session that has ended.
      return reject(error);
    };
    // Sent by somebody already, under the same id: that one is stored, or was answered just now.
    const follow = async () => {
      const known = await store.byId(made.id);
      if (known) resolve(provisional(known));
      else await run();
    };
    const send = async () => {
      const isMine = await withEntryLock(made.id, () => run().then(() => true));
      if (!isMine) await follow();
    };
    void send().catch(reject);
    return promise;
  }

  const stopListening = onServerReturned(() => wake());
  const stopFollowing = subscribeToSession(() => void keepCredentials().catch(() => undefined));
  void store.forgetHidden(Date.now() - undoableMs).catch(() => undefined);
  void refresh().then(
    () => wake(),
    () => undefined,
  );

  /** Changes entries by what their writer has decided. */
  async function decide(run: (store: OutboxStore) => Promise<unknown>) {
    await run(store);
    await tell({ type: 'changed' });
    wake();
  }

  return {
    change,
    decide,
    wake,
    refresh,
    store,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      stopFollowing();
      channel?.close();
    },
  };
}

/** A device without room can still send at once; what it can't send is said. */
async function withoutDisk(error: unknown, exchange: Exchange): Promise<{ answer: unknown }> {
  try {
    return { answer: await exchange() };
  } catch (failure) {
    const isFull =
      (error as Error).name === 'QuotaExceededError' && failure instanceof ApiError && failure.status === 0;
    throw isFull ? new ApiError(0, 'storageFull', 'No room on the device') : failure;
  }
}
