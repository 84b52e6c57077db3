import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { SessionUser } from '../identity/sessions/sessions.ts';

/** Bytes that wait for a reader before it is cut: some thousand signals. */
const maxWaiting = 64 * 1024;

type EventName =
  | 'changed'
  | 'ready'
  | 'notifications'
  | 'account'
  | 'export'
  | 'support'
  | 'notices'
  | 'loadAnew'
  | 'end';

/** Response that does not end. The hub decides what is written, and when. */
export class Stream {
  user: SessionUser;
  /** End of its session. */
  until: Date;
  /** Time of the last write, by the clock of this process. */
  writtenAt = performance.now();
  #answer: ServerResponse | undefined;
  #isEnded = false;
  #unread: number | undefined;
  #accountAt: number | undefined;
  onBegin: () => void = () => undefined;
  onEnd: () => void = () => undefined;

  constructor(user: SessionUser, until: Date) {
    this.user = user;
    this.until = until;
  }

  begin(answer: ServerResponse) {
    this.#answer = answer;
    if (this.#isEnded) return void answer.end();
    if (answer.destroyed) return this.cut();
    answer.once('close', () => this.cut());
    this.tell('ready');
    this.onBegin();
  }

  /** Sends the number of unread notifications, if it has changed. */
  tellUnread(unread: number) {
    if (!this.#answer || this.#unread === unread) return;
    this.#unread = unread;
    this.tell('notifications', { unread });
  }

  /** Sends the time of the last account change, if it is a new one. */
  tellAccount(changedAt: Date) {
    if (!this.#answer || this.#accountAt === changedAt.getTime()) return;
    this.#accountAt = changedAt.getTime();
    this.tell('account', { changedAt });
  }

  tell(name: EventName, data: object = {}) {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  write(text: string) {
    const answer = this.#answer;
    if (!answer || this.#isEnded) return;
    answer.write(text);
    this.writtenAt = performance.now();
    if (answer.writableLength > maxWaiting) this.cut();
  }

  /** Tells it why, and ends. */
  end(why?: 'loadAnew' | 'end') {
    if (why) this.tell(why);
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
