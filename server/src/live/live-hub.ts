import { mostChanges } from '@tzemed/contract/items/changes';
import type { Bus } from '../db/connection/bus.ts';
import { type Db, onCommitted } from '../db/client.ts';
import { withoutDeadline } from '../db/connection/query-deadline.ts';
import { countUnread } from '../delivery/notification-rows.ts';
import * as accounts from '../identity/accounts.ts';
import type { Secrets } from '../identity/keys/secrets.ts';
import { listSupporters } from '../identity/supporters.ts';
import type { Sessions, SessionUser } from '../identity/sessions/sessions.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { Refusal } from '../lib/refusal.ts';
import { daysAt } from './feed-cursor.ts';
import { begin, homesOf, pageAfter, type Wanted } from './change-feed.ts';
import * as lines from './change-feed-rows.ts';
import { Stream } from './event-stream.ts';

/** Sends changes of households to open streams. Each process has one. */
export type Live = {
  /** @throws Refusal as `begin` does; 503 when too many are open, in all or of one user */
  open(user: SessionUser, wanted: Wanted): Promise<Stream>;
  /** Says to these people, wherever they look, how much of what they were told is unread by now. */
  tellUnread(userIds: readonly string[]): void;
  /** Has the screens of these people ask for their account anew. */
  tellAccount(userIds: readonly string[]): void;
  /** Has the screens of these people ask anew how the copy of their data stands. */
  tellExport(userIds: readonly string[]): void;
  /** Has the screens of a ticket's person, if they are to hear of it, and those of support ask for it anew. */
  tellTicket(ticketId: string, userId?: string): void;
  /** Ends all that are open, and opens no more. */
  stop(): void;
};

type Parts = {
  readonly db: Db;
  readonly bus: Bus;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
};

export type LiveRules = {
  /** Maximum per process; its connections end at 10,000. */
  readonly mostStreams: number;
  /** A browser has one, whatever its tabs; telephones that lost theirs on the way leave some behind for a while. */
  readonly mostOfUser: number;
  readonly tickMs: number;
  /** Proxies and telephones cut what is silent for half a minute, and so do we. */
  readonly heartbeatMs: number;
};
const product: LiveRules = { mostStreams: 5000, mostOfUser: 20, tickMs: 1000, heartbeatMs: 20_000 };

/** Milliseconds in which commits are gathered before anybody looks. */
const gatherMs = 30;
/** Ticks between two polls, of the counters and of the sessions, for changes without a notice. */
const pollTicks = 5;
const sessionTicks = 20;
/** NOTIFY takes 8,000 bytes; a key is 36. */
const mostKeys = 200;
const mostAtOnce = 500;

/** Nouns of which something is told when it is due. */
const waitingNouns = new Set(['reminders', 'appointments', 'medicalRecords', 'pets', 'sharing']);

/** A home that somebody listens to, and up to where it was read for all of them. */
type Home = { read: number; readonly streams: Set<Stream> };

export function createLive({ db, bus, sessions, secrets, clock, log }: Parts, rules: Partial<LiveRules> = {}): Live {
  const { mostStreams, mostOfUser, tickMs, heartbeatMs } = { ...product, ...rules };
  const me = newId();
  const streams = new Set<Stream>();
  const homes = new Map<string, Home>();
  const ofUser = new Map<string, Set<Stream>>();
  let isStopped = false;

  const touched = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  onCommitted(db, (keys) => {
    for (const key of keys) touched.add(key);
    gathering ??= withoutDeadline(() => setTimeout(tellAll, gatherMs));
  });
  function tellAll() {
    gathering = undefined;
    const keys = [...touched];
    touched.clear();
    look(keys);
    tellProcesses('changes', keys);
  }
  bus.on('changes', (payload) => {
    const [from, ...keys] = payload.split(' ');
    if (from !== me) look(keys);
  });
  sessions.onForgotten((userId) => {
    const some = userId === undefined ? [...streams] : [...(ofUser.get(userId) ?? [])];
    // No user id means that notices may have been missed.
    if (userId === undefined) look(homes.keys());
    recheck(some);
  });

  const uncounted = new Set<string>();
  let counting: NodeJS.Timeout | undefined;
  /** Counts anew for these, a moment later: what makes one unread makes others of the same person at once. */
  function recount(userIds: Iterable<string>) {
    for (const id of userIds) if (ofUser.has(id)) uncounted.add(id);
    if (uncounted.size === 0) return;
    counting ??= withoutDeadline(() => setTimeout(countAll, gatherMs));
  }
  function countAll() {
    counting = undefined;
    const ids = [...uncounted];
    uncounted.clear();
    for (let at = 0; at < ids.length; at += mostAtOnce)
      withoutDeadline(() => countSome(ids.slice(at, at + mostAtOnce))).catch((err: unknown) =>
        log.warn({ err }, 'unread notifications not counted'),
      );
  }
  async function countSome(ids: readonly string[]) {
    const streamsOf = (id: string) => [...(ofUser.get(id) ?? [])];
    const asked = ids.flatMap((userId) => {
      const [stream] = streamsOf(userId);
      return stream ? [{ userId, homes: homesOf(stream.user) }] : [];
    });
    const counts = await countUnread(db, asked);
    for (const { userId } of asked) for (const stream of streamsOf(userId)) stream.tellUnread(counts.get(userId) ?? 0);
  }
  bus.on('unread', (payload) => {
    const [from, ...ids] = payload.split(' ');
    if (from !== me) recount(ids);
  });
  function tellUnread(userIds: readonly string[]) {
    recount(userIds);
    tellProcesses('unread', userIds);
  }
  bus.on('account', (payload) => {
    const [from, ...ids] = payload.split(' ');
    if (from !== me) sayAccount(ids);
  });
  function sayAccount(userIds: readonly string[]) {
    const heard = userIds.filter((id) => ofUser.has(id));
    if (heard.length === 0) return;
    withoutDeadline(() => accounts.listChanged(db, heard))
      .then((rows) => {
        for (const { id, updatedAt } of rows) for (const stream of ofUser.get(id) ?? []) stream.tellAccount(updatedAt);
      })
      .catch((err: unknown) => log.warn({ err }, 'changed accounts not read'));
  }
  function tellAccount(userIds: readonly string[]) {
    sayAccount(userIds);
    tellProcesses('account', userIds);
  }
  bus.on('export', (payload) => {
    const [from, ...ids] = payload.split(' ');
    if (from !== me) sayExport(ids);
  });
  function sayExport(userIds: readonly string[]) {
    for (const id of userIds) for (const stream of ofUser.get(id) ?? []) stream.tellExport();
  }
  function tellExport(userIds: readonly string[]) {
    sayExport(userIds);
    tellProcesses('export', userIds);
  }
  bus.on('support', (payload) => {
    const [from, ticketId, userId] = payload.split(' ');
    if (from !== me && ticketId) sayTicket(ticketId, userId);
  });
  function sayTicket(ticketId: string, userId?: string) {
    const say = (id: string) => ofUser.get(id)?.forEach((stream) => stream.tellTicket(ticketId));
    if (userId) say(userId);
    if (ofUser.size === 0) return;
    withoutDeadline(() => listSupporters(db))
      .then((ids) => ids.filter((id) => id !== userId).forEach(say))
      .catch((err: unknown) => log.warn({ err }, 'support not told of a ticket'));
  }
  function tellTicket(ticketId: string, userId?: string) {
    sayTicket(ticketId, userId);
    tellProcesses('support', userId ? [ticketId, userId] : [ticketId]);
  }
  function tellProcesses(channel: string, ids: readonly string[]) {
    for (let at = 0; at < ids.length; at += mostKeys)
      void bus.send(channel, [me, ...ids.slice(at, at + mostKeys)].join(' '));
  }

  const due = new Set<string>();
  let isLooking = false;
  /** Reads what is new of these homes, for those that somebody listens to; one look at a time. */
  function look(keys: Iterable<string>) {
    for (const key of keys) if (homes.has(key)) due.add(key);
    if (isLooking || due.size === 0) return;
    isLooking = true;
    withoutDeadline(readDue)
      // The next poll retries after any error.
      .catch((err: unknown) => log.warn({ err }, 'changes not read'))
      .finally(() => {
        isLooking = false;
        if (due.size > 0) look([]);
      });
  }
  async function readDue() {
    while (due.size > 0) {
      const keys = [...due].slice(0, mostAtOnce);
      for (const key of keys) due.delete(key);
      const last = await lines.lastOf(db, keys);
      let behind = keys.filter((key) => (last[key] ?? 0) > (homes.get(key)?.read ?? Infinity));
      while (behind.length > 0) behind = await readOn(behind, last);
    }
  }
  /** Reads one page of each household; returns the keys of those that have more. */
  async function readOn(keys: readonly string[], last: lines.Numbers) {
    const read = keys.flatMap((key) => {
      const home = homes.get(key);
      return home ? [[key, home] as const] : [];
    });
    const from = Object.fromEntries(read.map(([key, home]) => [key, home.read]));
    const found = Map.groupBy(await lines.listForAll(db, from, mostChanges), ({ householdId }) => householdId);
    const more: string[] = [];
    for (const [key, home] of read) {
      // The last stream has closed, or a new one started at another position.
      if (homes.get(key) !== home) continue;
      const own = found.get(key) ?? [];
      tell(home, own);
      home.read = own.at(-1)?.number ?? home.read;
      if (own.length === mostChanges) more.push(key);
      else home.read = Math.max(home.read, last[key] ?? 0);
    }
    return more;
  }
  function tell({ streams: listeners }: Home, own: readonly lines.LineWithRecipients[]) {
    if (own.length === 0) return;
    const day = daysAt(clock());
    for (const stream of listeners) stream.hear(own, day);
    // A completed, snoozed or deleted item no longer needs attention.
    if (own.some(({ noun }) => waitingNouns.has(noun))) recount([...listeners].map(({ user }) => user.id));
    if (own.some(({ noun }) => noun === 'households' || noun === 'sharing')) recheck([...listeners]);
  }

  /** Ends those whose session is over, and those who may look into other homes than when they began. */
  function recheck(some: readonly Stream[]) {
    for (let at = 0; at < some.length; at += mostAtOnce) {
      const part = some.slice(at, at + mostAtOnce);
      withoutDeadline(() => recheckPart(part)).catch((err: unknown) =>
        log.warn({ err }, 'sessions of streams not read'),
      );
    }
  }
  async function recheckPart(some: readonly Stream[]) {
    const now = clock();
    const found = await sessions.look(
      some.map(({ user }) => user),
      now,
    );
    for (const stream of some) {
      const session = found.get(stream.user.sessionId);
      if (!session) stream.end('end');
      else if (hasOther(session.user, stream.user)) stream.end('loadAnew');
      else stream.until = session.until;
    }
  }

  let ticks = 0;
  let ticking: NodeJS.Timeout | undefined;
  function tick() {
    ticks += 1;
    const [real, now] = [performance.now(), clock()];
    for (const stream of streams) if (real - stream.writtenAt > heartbeatMs - tickMs) stream.write(':\n\n');
    if (ticks % pollTicks === 0) look(homes.keys());
    recheck(ticks % sessionTicks === 0 ? [...streams] : [...streams].filter(({ until }) => until <= now));
  }

  /** `last`: what each of its homes had given away before the stream is told what came before. */
  function add(stream: Stream, last: lines.Numbers) {
    streams.add(stream);
    ofUser.set(stream.user.id, (ofUser.get(stream.user.id) ?? new Set()).add(stream));
    for (const key of Object.keys(stream.position.homes)) {
      const home = homes.get(key) ?? { read: last[key] ?? 0, streams: new Set() };
      homes.set(key, home);
      home.streams.add(stream);
    }
    ticking ??= withoutDeadline(() => setInterval(tick, tickMs));
  }
  function remove(stream: Stream) {
    if (!streams.delete(stream)) return;
    const own = ofUser.get(stream.user.id);
    own?.delete(stream);
    if (own?.size === 0) ofUser.delete(stream.user.id);
    for (const key of Object.keys(stream.position.homes)) {
      const home = homes.get(key);
      home?.streams.delete(stream);
      if (home?.streams.size === 0) homes.delete(key);
    }
    if (streams.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  /** Sends earlier changes page by page, as fast as the client takes them; new ones wait meanwhile. */
  async function catchUp(stream: Stream) {
    for (let hasMore = true; hasMore && !stream.isOver;) {
      const page = await pageAfter({ db, userId: stream.user.id, now: clock() }, stream.position, mostChanges);
      stream.tell(page.lines, page.position);
      ({ hasMore } = page);
      await stream.taken();
    }
    stream.goLive();
    recount([stream.user.id]);
    sayAccount([stream.user.id]);
  }

  function refuseMore({ id }: SessionUser) {
    if (isStopped || streams.size >= mostStreams || (ofUser.get(id)?.size ?? 0) >= mostOfUser)
      throw new Refusal(503, 'unavailable', { retryAfter: 30 });
  }

  async function open(user: SessionUser, wanted: Wanted) {
    refuseMore(user);
    const now = clock();
    const [session, position] = await Promise.all([
      sessions.look([user], now),
      begin({ db, user, now, secrets }, wanted),
    ]);
    const standing = session.get(user.sessionId);
    if (!standing) throw new Refusal(401, 'invalidToken');
    const last = await lines.lastOf(db, Object.keys(position.homes));
    // Others may have come meanwhile; from here on it is counted.
    refuseMore(user);
    const stream = new Stream(user, standing.until, position, secrets);
    stream.onEnd = () => remove(stream);
    // The stream is registered before earlier changes are read, so that none are lost between the two.
    add(stream, last);
    stream.onBegin = () => {
      withoutDeadline(() => catchUp(stream)).catch((err: unknown) => {
        log.warn({ err }, 'a stream could not begin');
        stream.cut();
      });
    };
    return stream;
  }

  return {
    open,
    tellUnread,
    tellAccount,
    tellExport,
    tellTicket,
    stop() {
      isStopped = true;
      clearTimeout(gathering);
      clearTimeout(counting);
      for (const stream of streams) stream.end();
    },
  };
}

/** Compares the households that the sessions name, which is cheaper than asking every household. */
const hasOther = (one: SessionUser, other: SessionUser) =>
  new Set(homesOf(one)).symmetricDifference(new Set(homesOf(other))).size > 0;
