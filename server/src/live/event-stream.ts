import { change } from '@tzemed/contract/items/changes';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Secrets } from '../identity/keys/secrets.ts';
import type { SessionUser } from '../identity/sessions/sessions.ts';
import { sealCursor, type Position } from './feed-cursor.ts';
import { advanced } from './change-feed.ts';
import type { LineWithRecipients, Line } from './change-feed-rows.ts';

/** Bytes that wait for a reader before it is cut: some thousand changes. It comes back by its cursor. */
const mostWaiting = 512 * 1024;
/** Changes that wait while what came before them is still being read. */
const mostHeld = 20_000;

const wire = z.array(change);
const written = new WeakMap<readonly Line[], string>();
/** Changes as JSON, encoded once for all recipients of the same lines. */
function textOf(lines: readonly Line[]) {
  const text = written.get(lines) ?? JSON.stringify({ changes: z.encode(wire, lines.map(withoutNumber)) });
  written.set(lines, text);
  return text;
}

type EventName = 'changes' | 'ready' | 'notifications' | 'account' | 'export' | 'support' | 'loadAnew' | 'end';

/** Response that does not end. The hub decides what is written, and when. */
export class Stream {
  user: SessionUser;
  /** End of its session. */
  until: Date;
  /** Time of the last write, by the clock of this process. */
  writtenAt = performance.now();
  position: Position;
  readonly #secrets: Secrets;
  #answer: ServerResponse | undefined;
  /** Changes that arrive while earlier ones are being sent. */
  #held: LineWithRecipients[] | undefined = [];
  #isEnded = false;
  #unread: number | undefined;
  #accountAt: Date | undefined;
  onBegin: () => void = () => undefined;
  onEnd: () => void = () => undefined;

  constructor(user: SessionUser, until: Date, position: Position, secrets: Secrets) {
    this.user = user;
    this.until = until;
    this.position = position;
    this.#secrets = secrets;
  }

  begin(answer: ServerResponse) {
    this.#answer = answer;
    if (this.#isEnded) return void answer.end();
    if (answer.destroyed) return this.cut();
    answer.once('close', () => this.cut());
    this.onBegin();
  }

  get isOver() {
    return this.#isEnded;
  }

  /** Sends changes from before the stream was opened. */
  tell(lines: readonly Line[], position: Position) {
    this.position = position;
    if (lines.length > 0) this.#event('changes', textOf(lines));
  }

  /** All of that was told: from here on it hears what happens. */
  goLive() {
    this.#event('ready');
    const held = this.#held ?? [];
    this.#held = undefined;
    this.hear(held, this.position.day);
    this.#sayUnread();
    this.#sayAccount();
  }

  /** Receives changes of one of its households; some may be known already, or hidden from its user. */
  hear(lines: readonly LineWithRecipients[], day: number) {
    if (this.#held) {
      this.#held.push(...lines);
      if (this.#held.length > mostHeld) this.cut();
      return;
    }
    const { id } = this.user;
    const { homes } = this.position;
    const isFresh = ({ householdId, number, hearers }: LineWithRecipients) =>
      number > (homes[householdId] ?? Infinity) && hearers.includes(id);
    const fresh = lines.every(isFresh) ? lines : lines.filter(isFresh);
    if (fresh.length === 0) return;
    this.position = advanced(this.position, fresh, day);
    this.#event('changes', textOf(fresh));
  }

  /** Sends the number of unread notifications, if it has changed. */
  tellUnread(unread: number) {
    if (this.#unread === unread) return;
    this.#unread = unread;
    // The count may arrive before the response has begun, or while earlier changes are being sent.
    if (!this.#held) this.#sayUnread();
  }

  /** Sends the time of the last account change, if it is a new one. */
  tellAccount(changedAt: Date) {
    if (this.#accountAt?.getTime() === changedAt.getTime()) return;
    this.#accountAt = changedAt;
    if (!this.#held) this.#sayAccount();
  }

  /** The copy of its user's data has gone on. While it is told what came before, its reader has only just asked. */
  tellExport() {
    if (!this.#held) this.#event('export');
  }

  /** A ticket of its user, or one that they answer, has gone on; as `tellExport`. */
  tellTicket(ticketId: string) {
    if (!this.#held) this.#event('support', JSON.stringify({ ticketId }));
  }

  #sayAccount() {
    if (this.#accountAt) this.#event('account', JSON.stringify({ changedAt: this.#accountAt }));
  }

  #sayUnread() {
    if (this.#unread !== undefined) this.#event('notifications', JSON.stringify({ unread: this.#unread }));
  }

  #event(name: EventName, data = '{}') {
    this.write(`event: ${name}\nid: ${sealCursor(this.#secrets, this.position)}\ndata: ${data}\n\n`);
  }

  write(text: string) {
    const answer = this.#answer;
    if (!answer || this.isOver) return;
    answer.write(text);
    this.writtenAt = performance.now();
    if (answer.writableLength > mostWaiting) this.cut();
  }

  /** Resolves when its reader has taken what was written, or it is over. */
  async taken() {
    const answer = this.#answer;
    if (!answer || this.isOver || !answer.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      answer.once('drain', resolve).once('close', resolve);
    });
  }

  /** Tells it why, and ends. */
  end(why?: 'loadAnew' | 'end') {
    if (why) this.#event(why);
    this.#answer?.end();
    this.#over();
  }

  cut() {
    this.#answer?.destroy();
    this.#over();
  }

  #over() {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.onEnd();
  }
}

const withoutNumber = ({ noun, id, petId, what, who, at }: Line) => ({ noun, id, petId, what, who, at });

/** Answers with it, past what is done to answers that have an end. */
export function sendStream(reply: FastifyReply, stream: Stream) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // Keeps nginx from buffering some kilobytes of events.
    'x-accel-buffering': 'no',
  });
  stream.begin(reply.raw);
  return reply;
}
