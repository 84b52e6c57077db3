import { dayOf } from '@tzemed/contract/dates/days';
import type { Bus } from '../db/connection/bus.ts';
import { type Db, onCommitted } from '../db/client.ts';
import { withoutDeadline } from '../db/connection/query-deadline.ts';
import { countUnread } from '../delivery/notification-rows.ts';
import * as accounts from '../identity/accounts.ts';
import { listSupporters } from '../identity/supporters.ts';
import type { Sessions, SessionUser } from '../identity/sessions/sessions.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { Refusal } from '../lib/refusal.ts';
import { homesOf } from './change-feed.ts';
import * as lines from './change-feed-rows.ts';
import { Stream } from './event-stream.ts';
import { noticeSpreadMs } from './site-notices.ts';

/** Signals changes of households to open streams; the change feed says what has changed. Each process has one. */
export type Live = {
  /** @throws Refusal 401 when the session is over; 503 when too many are open, in all or of one user */
  open(user: SessionUser): Promise<Stream>;
  /** Says to these people, wherever they look, how much of what they were told is unread by now. */
  tellUnread(userIds: readonly string[]): void;
  /** Has the screens of these people ask for their account anew. */
  tellAccount(userIds: readonly string[]): void;
  /** Has the screens of these people ask anew how the copy of their data stands. */
  tellExport(userIds: readonly string[]): void;
  /** Has the screens of a ticket's person, if they are to hear of it, and those of support ask for it anew. */
  tellTicket(ticketId: string, userId?: string): void;
  /** Has all screens ask anew for the notices to everyone. */
  tellNotices(): void;
  /** Number of open streams. */
  count(): number;
  /** Ends all that are open, and opens no more. */
  stop(): void;
};

type Parts = {
  readonly db: Db;
  readonly bus: Bus;
  readonly sessions: Sessions;
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
const maxKeys = 200;
const maxAtOnce = 500;

/** Nouns of which something is told when it is due. */
const waitingNouns = new Set(['reminders', 'appointments', 'medicalRecords', 'pets', 'sharing']);

/** A home that somebody listens to, and up to where it was read for all of them. */
type Home = { read: number; readonly streams: Set<Stream> };

export function createLive({ db, bus, sessions, clock, log }: Parts, rules: Partial<LiveRules> = {}): Live {
  const { mostStreams, mostOfUser, tickMs, heartbeatMs } = { ...product, ...rules };
  const me = newId();
  const streams = new Set<Stream>();
  const homes = new Map<string, Home>();
  const ofUser = new Map<string, Set<Stream>>();
  let isStopped = false;

  /** Runs it in this process and, by the bus, in all others. */
  function everywhere(channel: string, run: (ids: readonly string[]) => void) {
    bus.on(channel, (payload) => {
      const [from, ...ids] = payload.split(' ');
      if (from !== me) run(ids);
    });
    return (ids: readonly string[]) => {
      run(ids);
      for (let at = 0; at < ids.length; at += maxKeys)
        void bus.send(channel, [me, ...ids.slice(at, at + maxKeys)].join(' '));
    };
  }
  const lookEverywhere = everywhere('changes', look);

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
    lookEverywhere(keys);
  }
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
    for (let at = 0; at < ids.length; at += maxAtOnce)
      withoutDeadline(() => countSome(ids.slice(at, at + maxAtOnce))).catch((err: unknown) =>
        log.warn({ err }, 'unread notifications not counted'),
      );
  }
  async function countSome(ids: readonly string[]) {
    const streamsOf = (id: string) => [...(ofUser.get(id) ?? [])];
    const asked = ids.flatMap((userId) => {
      const [stream] = streamsOf(userId);
      return stream ? [{ userId, homes: homesOf(stream.user), today: dayOf(clock()) }] : [];
    });
    const counts = await countUnread(db, asked);
    for (const { userId } of asked) for (const stream of streamsOf(userId)) stream.tellUnread(counts.get(userId) ?? 0);
  }
  function sayAccount(userIds: readonly string[]) {
    const heard = userIds.filter((id) => ofUser.has(id));
    if (heard.length === 0) return;
    withoutDeadline(() => accounts.listChanged(db, heard))
      .then((rows) => {
        for (const { id, updatedAt } of rows) for (const stream of ofUser.get(id) ?? []) stream.tellAccount(updatedAt);
      })
      .catch((err: unknown) => log.warn({ err }, 'changed accounts not read'));
  }
  function sayExport(userIds: readonly string[]) {
    for (const id of userIds) for (const stream of ofUser.get(id) ?? []) stream.tell('export');
  }
  function sayTicket([ticketId, userId]: readonly string[]) {
    const say = (id: string) => ofUser.get(id)?.forEach((stream) => stream.tell('support', { ticketId }));
    if (userId) say(userId);
    if (ofUser.size === 0) return;
    withoutDeadline(() => listSupporters(db))
      .then((ids) => ids.filter((id) => id !== userId).forEach(say))
      .catch((err: unknown) => log.warn({ err }, 'support not told of a ticket'));
  }
  const tellTicketEverywhere = everywhere('support', sayTicket);

  const tellNoticesEverywhere = everywhere('notices', () => {
    const withinMs = noticeSpreadMs(streams.size);
    for (const stream of streams) stream.tell('notices', { withinMs });
  });

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
      const keys = [...due].slice(0, maxAtOnce);
      for (const key of keys) due.delete(key);
      await tellChanged(keys);
    }
  }
  async function tellChanged(keys: readonly string[]) {
    const last = await lines.lastOf(db, keys);
    const behind = keys.flatMap((key) => {
      const home = homes.get(key);
      return home && home.read < (last[key] ?? 0) ? [[key, home] as const] : [];
    });
    if (behind.length === 0) return;
    const read = Object.fromEntries(behind.map(([key, home]) => [key, home.read]));
    const found = Map.groupBy(await lines.listRecipients(db, dayOf(clock()), read), ({ householdId }) => householdId);
    for (const [key, home] of behind) {
      home.read = Math.max(home.read, last[key] ?? 0);
      tell(home, found.get(key) ?? []);
    }
  }
  function tell({ streams: listeners }: Home, recipients: readonly lines.Recipient[]) {
    const heard = new Set(recipients.map(({ userId }) => userId));
    const nouns = new Set(recipients.map(({ noun }) => noun));
    const told = [...listeners].filter(({ user }) => heard.has(user.id));
    for (const stream of told) stream.tell('changed');
    // A completed, snoozed or deleted item no longer needs attention.
    if (!nouns.isDisjointFrom(waitingNouns)) recount(told.map(({ user }) => user.id));
    if (nouns.has('households') || nouns.has('sharing')) recheck([...listeners]);
  }

  /** Ends those whose session is over, and those who may look into other homes than when they began. */
  function recheck(some: readonly Stream[]) {
    for (let at = 0; at < some.length; at += maxAtOnce) {
      const part = some.slice(at, at + maxAtOnce);
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

  /** `last`: the numbers of its homes before its reader asks the change feed for the first time. */
  function add(stream: Stream, last: lines.Numbers) {
    streams.add(stream);
    ofUser.set(stream.user.id, (ofUser.get(stream.user.id) ?? new Set()).add(stream));
    for (const key of homesOf(stream.user)) {
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
    for (const key of homesOf(stream.user)) {
      const home = homes.get(key);
      home?.streams.delete(stream);
      if (home?.streams.size === 0) homes.delete(key);
    }
    if (streams.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  function refuseMore({ id }: SessionUser) {
    if (isStopped || streams.size >= mostStreams || (ofUser.get(id)?.size ?? 0) >= mostOfUser)
      throw new Refusal(503, 'unavailable', { retryAfter: 30 });
  }

  async function open(user: SessionUser) {
    refuseMore(user);
    const [found, last] = await Promise.all([sessions.look([user], clock()), lines.lastOf(db, homesOf(user))]);
    const session = found.get(user.sessionId);
    if (!session) throw new Refusal(401, 'invalidToken');
    // Others may have come meanwhile; from here on it is counted.
    refuseMore(user);
    const stream = new Stream(user, session.until);
    stream.onEnd = () => remove(stream);
    stream.onBegin = () => {
      recount([user.id]);
      sayAccount([user.id]);
    };
    // The stream is registered before its reader hears `ready` and asks the change feed, so that none are lost between.
    add(stream, last);
    return stream;
  }

  return {
    open,
    tellUnread: everywhere('unread', recount),
    tellAccount: everywhere('account', sayAccount),
    tellExport: everywhere('export', sayExport),
    tellTicket: (ticketId, userId) => tellTicketEverywhere(userId ? [ticketId, userId] : [ticketId]),
    tellNotices: () => tellNoticesEverywhere(['all']),
    count: () => streams.size,
    stop() {
      isStopped = true;
      // Writes go on until their connections end: streams of other processes hear of them too.
      if (gathering) {
        clearTimeout(gathering);
        tellAll();
      }
      clearTimeout(counting);
      for (const stream of streams) stream.end();
    },
  };
}

/** Compares the households that the sessions name, which is cheaper than asking every household. */
const hasOther = (one: SessionUser, other: SessionUser) =>
  new Set(homesOf(one)).symmetricDifference(new Set(homesOf(other))).size > 0;
