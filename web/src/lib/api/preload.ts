import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import type { Pet, pets as petsTable } from '@tzemed/contract/pets/pets';
import { readingOf } from '../offline/reading-names.ts';
import { userFromToken } from '../session/token.ts';

/**
 * Requests that the page sent before its scripts loaded, with their user and language: see
 * shell/boot/preload-script.ts.
 */
export type Preload = {
  /** Milliseconds since 1970; the answers are this old. */
  askedAt: number;
  headers: Record<string, string>;
  answers: Record<string, Promise<Response>>;
  /** Requests for the pet of this page, once the user's permissions are known. */
  ofPet?: Promise<string[]>;
  /** Bodies of the answers that have been read already. */
  read?: Record<string, unknown>;
};

declare global {
  var early: Preload | undefined;
}

/** The headers of a question that may be asked before anything else has come. */
export const headersOf = (lang: string, token: string | undefined) => ({
  'Accept-Language': lang,
  ...(token && { Authorization: `Bearer ${token}` }),
});

/** Asks for the page, before its scripts do. */
export const startPreload =
  ({ headers, answers }: Preload) =>
  (url: string) => {
    const answer = fetch(url, { headers });
    // The caller that takes this promise gets the failure.
    answer.catch(() => undefined);
    answers[url] = answer;
  };

/** The pets in the answer to a question for them, for others to read too. */
export async function petsInAnswer(answers: Preload['answers'], list: string) {
  const answer = await answers[list]!;
  return ((await answer.clone().json()) as ClientReply<typeof petsTable.list>).pets;
}

/** A slow phone has its scripts by then, and the screen has asked all that it asks first. */
const goodForMs = 10_000;

/** The page's own requests, unless they are too old: then they are dropped. */
function youngEnough() {
  if (globalThis.early && Date.now() - globalThis.early.askedAt >= goodForMs) clearPreload();
  return globalThis.early;
}

/** The answer to a question that the page has asked already, for whoever asks it first and would ask the same. */
export function preloadedResponse(url: string, init: RequestInit): Promise<Response> | undefined {
  const early = youngEnough();
  const answer = early?.answers[url];
  if (!early || !answer || init.method !== 'GET' || !isSame(init.headers, early)) return undefined;
  delete early.answers[url];
  // A refusal of the token that was then says nothing of a newer one.
  const isOfToken = new Headers(init.headers).get('Authorization') === early.headers.Authorization;
  return untilAborted(isOfToken ? answer : answer.then((then) => (then.ok ? then : fetch(url, init))), init.signal);
}

/** Waits for the page's own questions and reads their answers, so that what is drawn first has its data. */
export async function readPreload() {
  const early = youngEnough();
  if (!early) return;
  const read = (early.read = {} as Record<string, unknown>);
  const readOne = async (url: string) => {
    const response = await early.answers[url]!;
    // Anything else is for whoever asks.
    if (!response.ok) return;
    const copy = response.clone();
    read[url] = await (copy.headers.get('Content-Type')?.startsWith('image/') ? copy.blob() : copy.json());
  };
  const reading: Record<string, Promise<void>> = {};
  const readAll = (urls: string[]) => Promise.allSettled(urls.map((url) => (reading[url] ??= readOne(url))));
  const first = readAll(Object.keys(early.answers));
  await early.ofPet?.then(readAll, () => undefined);
  await first;
  // Photos, which the page asked for when it knew of whom: what is drawn first has those that are here already.
  void readAll(Object.keys(early.answers).filter((url) => !(url in read)));
}

/** The pets in the answers to these addresses that the device has stored, with what this user might do then. */
export const storedPets = (userId: string, lists: readonly string[]) =>
  new Promise<readonly Pet[]>((resolve, reject) => {
    const opening = indexedDB.open(readingOf(userId));
    // There is none yet: a page that loads makes none.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const db = opening.result;
      const tx = db.transaction('answers');
      const asked = lists.map((list) => tx.objectStore('answers').get(list) as IDBRequest<StoredPets | undefined>);
      tx.addEventListener('abort', reject);
      tx.addEventListener('complete', () => {
        db.close();
        resolve(asked.flatMap(({ result }) => result?.body.pets ?? []));
      });
    });
  });
type StoredPets = { body: { pets: Pet[] } };

/** The pet with an id, as the list that knows it and its rights soonest tells. */
export const firstKnownPet = (id: string, lists: readonly Promise<readonly Pet[]>[]) =>
  Promise.any(
    lists.map(async (list) => {
      const pet = (await list).find((one) => one.id === id);
      if (!pet?.permissions) throw new Error('Not told');
      return pet;
    }),
  );

/** Windows of the dashboard, and what a telephone shows of a list of pets. */
const maxPhotos = 4;

/** Pets whose photos a screen shows first: the pet in the address, else the first pets. */
export function firstPhotos(pets: readonly Pick<Pet, 'id' | 'photoId' | 'archivedAt'>[], pathname: string) {
  const named = pets.filter(({ id }) => pathname.includes(id));
  const shown = named.length > 0 ? named : pets.filter(({ archivedAt }) => !archivedAt).slice(0, maxPhotos);
  return shown.filter(({ photoId }) => photoId).map(({ id }) => id);
}

/**
 * Body of an answer that has been read, if the request would be the same now and the body `isWhole`; it is returned
 * once.
 */
export function takePreloadedData(url: string, headers: RequestInit['headers'], isWhole: (data: unknown) => boolean) {
  const early = youngEnough();
  const data = early?.read?.[url];
  if (!early || data === undefined || !(url in early.answers) || !isSame(headers, early) || !isWhole(data))
    return undefined;
  delete early.answers[url];
  return data;
}

/** True when the same user asks in the same language; a token may have been renewed since. */
function isSame(headers: RequestInit['headers'], early: Preload) {
  const [now, then] = [new Headers(headers), new Headers(early.headers)];
  return now.get('Accept-Language') === then.get('Accept-Language') && userOf(now) === userOf(then);
}

const userOf = (headers: Headers) => userFromToken(headers.get('Authorization') ?? '')?.id;

/** True while the page has just loaded and its scripts have yet to render the preloaded data. */
export const isFirstScreen = () => youngEnough()?.read !== undefined;

/** The id in the address of a thing's screen. */
export const idInPath = (pathname: string) => pathname.split('/').findLast(Boolean) ?? '';

/** A write makes everything that was read before it outdated. */
export function clearPreload() {
  globalThis.early = undefined;
}

/** Rejects when `signal` aborts, also for a promise that was started without a signal. */
export const untilAborted = <T>(coming: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
