import { maxAttachmentBytes, type Storage } from '@tzemed/contract/items/attachments';
import { ApiError } from '../../lib/api/api-error.ts';
import { newId } from '../../lib/uuid.ts';
import type { UploadProgress } from '../../lib/api/upload-transport.ts';
import type { AttachmentInfo } from '../attachments/attachment-calls.ts';
import { canShrink, shrinkPicture } from './shrink-picture.ts';

/** The server takes in six at once; what else the page asks has its turn, too. */
const atOnce = 3;

/** Reason for a failed upload: a code of the contract's messages, or the thrown error. */
export type UploadFailure = { code: string } | { reason: unknown };

/** A file in the queue; `T` is the server's result. */
export type QueuedUpload<T = AttachmentInfo> = {
  readonly id: string;
  readonly file: File;
  readonly state: 'queued' | 'going' | 'done' | 'failed';
  readonly sent: number;
  readonly total: number;
  /** Milliseconds on its way, at the last news of it. */
  readonly lasted: number;
  readonly failure?: UploadFailure;
  /** Result of the server. */
  readonly paper?: T;
};

export type UploadQueueState<T = AttachmentInfo> = {
  readonly rows: readonly QueuedUpload<T>[];
  /** Number of files queued or uploading. */
  readonly going: number;
  /** Something would be lost by whoever leaves. */
  readonly isUnsaved: boolean;
  /** Storage use of the households, once the server has reported it. */
  readonly storage?: readonly Storage[];
};

export type UploadSummary = Pick<UploadQueueState, 'going' | 'isUnsaved'>;

export const emptyUploadQueue: UploadQueueState<never> = { rows: [], going: 0, isUnsaved: false };

/** Destination of the files. */
type Place<T> = {
  send: (
    file: File,
    id: string,
    onProgress: UploadProgress,
    signal: AbortSignal,
  ) => Promise<{ paper: T; storage?: readonly Storage[] }>;
  remove: (id: string) => Promise<unknown>;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files go up as they are picked, a few at a time, and each by itself. */
export function createUploadQueue<T, P extends Place<T> = Place<T>>(
  place: P & Place<T>,
  onDone?: (paper: T, take: (id: string) => void) => void,
  maxBytes = maxAttachmentBytes,
) {
  let state: UploadQueueState<T> = emptyUploadQueue;
  let brief: UploadSummary = emptyUploadQueue;
  const listeners = new Set<() => void>();
  const ways = new Map<string, AbortController>();
  /** Files as they are sent: a retry sends the same bytes. */
  const smaller = new Map<string, File>();

  function change(rows: readonly QueuedUpload<T>[], more: Partial<UploadQueueState<T>> = {}) {
    const going = rows.filter((row) => row.state === 'queued' || row.state === 'going').length;
    state = { ...state, ...more, rows, going, isUnsaved: rows.length > 0 };
    if (brief.going !== going || brief.isUnsaved !== state.isUnsaved) brief = { going, isUnsaved: state.isUnsaved };
    for (const listener of listeners) listener();
  }
  const set = (id: string, now: Partial<QueuedUpload<T>>, more?: Partial<UploadQueueState<T>>) =>
    change(
      state.rows.map((row) => (row.id === id ? { ...row, ...now } : row)),
      more,
    );
  const take = (id: string) => {
    smaller.delete(id);
    change(state.rows.filter((row) => row.id !== id));
  };

  function goOn() {
    const free = atOnce - state.rows.filter((row) => row.state === 'going').length;
    for (const row of state.rows.filter(({ state: now }) => now === 'queued').slice(0, Math.max(0, free))) void go(row);
  }

  async function go({ id, file }: QueuedUpload<T>) {
    const way = new AbortController();
    ways.set(id, way);
    set(id, { state: 'going', lasted: 0, sent: 0 });
    try {
      const began = performance.now();
      const onProgress = (sent: number, total: number) => set(id, { sent, total, lasted: performance.now() - began });
      const bytes = smaller.get(id) ?? (canShrink(file) ? await shrinkPicture(file) : file);
      smaller.set(id, bytes);
      // Taken back meanwhile.
      way.signal.throwIfAborted();
      if (bytes.size > maxBytes) set(id, { state: 'failed', failure: { code: tooLarge(maxBytes) } });
      else {
        const { paper, storage } = await place.send(bytes, id, onProgress, way.signal);
        set(id, { state: 'done', paper }, storage && { storage });
        onDone?.(paper, take);
      }
    } catch (reason) {
      if (!way.signal.aborted) set(id, { state: 'failed', failure: { reason } });
    }
    ways.delete(id);
    goOn();
  }

  return {
    place,
    state: () => state,
    /** Another only when it says something else: not for each percent. */
    brief: () => brief,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      change([...state.rows, ...files.map((file) => row(file, maxBytes))]);
      goOn();
    },
    retry(id: string) {
      const { failure: _, ...again } = state.rows.find((one) => one.id === id)!;
      // A refused upload has left its id unused; a lost one is the same upload by the same id.
      change(state.rows.map((one) => (one.id === id ? { ...again, state: 'queued' } : one)));
      goOn();
    },
    /** Takes one back, wherever it is by now. */
    async drop(id: string) {
      const paper = state.rows.find((one) => one.id === id)?.paper;
      ways.get(id)?.abort();
      take(id);
      goOn();
      if (paper) await place.remove(id).catch(ifGone);
    },
    /** Removes a file from the queue: it is attached to its item. */
    take,
    saw: (id: string, paper: T) => set(id, { paper }),
    /** Resolves when nothing is on its way. */
    idle: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (state.going > 0) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** The thing has been saved, and what was sent for it is attached. */
    forget: () => change([]),
    /** Ends what is under way, and leaves what is there. */
    stop() {
      for (const way of ways.values()) way.abort();
    },
    /** Leaving removes files that nobody will save; the server removes within a day those that can't be removed now. */
    leave() {
      for (const way of ways.values()) way.abort();
      for (const { id, paper } of state.rows) if (paper) place.remove(id).catch(() => undefined);
      change([]);
    },
  };
}

function row(file: File, maxBytes: number): QueuedUpload<never> {
  const about = { id: newId(), file, sent: 0, total: file.size, lasted: 0 };
  const code =
    file.size === 0 ? 'fileEmpty' : file.size > maxBytes && !canShrink(file) ? tooLarge(maxBytes) : undefined;
  return code ? { ...about, state: 'failed', failure: { code } } : { ...about, state: 'queued' };
}

const tooLarge = (maxBytes: number) => `paperTooLarge:${maxBytes / 1024 / 1024}`;

function ifGone(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
