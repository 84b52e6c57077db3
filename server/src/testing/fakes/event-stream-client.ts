import type { FastifyInstance, InjectOptions } from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';

/** The answer to a request whose answer does not end, with its first event. */
export async function firstEvents(app: FastifyInstance, request: InjectOptions) {
  const answer = await app.inject({ ...request, payloadAsStream: true });
  const stream = answer.stream();
  const isEvents = String(answer.headers['content-type']).startsWith('text/event-stream');
  const payload = await readUntil(stream, isEvents ? '\n\n' : undefined);
  // Acts like a cut connection.
  answer.raw.res.destroy();
  const rawPayload = Buffer.from(payload);
  return {
    statusCode: answer.statusCode,
    headers: answer.headers,
    json: (): unknown => JSON.parse(payload),
    rawPayload,
  };
}

async function readUntil(stream: Readable, end: string | undefined) {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    // Text after `end` sometimes arrives in the same chunk and sometimes later; it is not part of the result.
    if (end !== undefined && text.includes(end)) return text.slice(0, text.indexOf(end) + end.length);
  }
  return text;
}

export type Event = { readonly event: string; readonly data: any };

/**
 * An open stream of events on a real connection, and the changes that its reader asks for at `ready` and `changed`, as a
 * browser does.
 */
export async function openEvents(port: number, token: string, wanted: { since?: string; from?: string } = {}) {
  let headers = { authorization: `Bearer ${token}` };
  // A connection of its own, that ends with it.
  const asked = get({ host: '127.0.0.1', port, path: '/api/live', agent: false, headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  const events: Event[] = [];
  const unread: number[] = [];
  const accounts: string[] = [];
  const changes: any[] = [];
  const waiting = new Set<() => void>();
  const changed = () => waiting.forEach((wake) => wake());
  let comments = 0;
  let isOver = false;

  let cursor = wanted.since;
  let isRead = false;
  let isStale = false;
  let asking: Promise<void> | undefined;
  async function ask() {
    while (isStale) {
      isStale = false;
      const query = new URLSearchParams({ ...(cursor === undefined ? wanted : { since: cursor }), limit: '500' });
      const answer = await fetch(`http://127.0.0.1:${port}/api/changes?${query}`, { headers }).catch(() => undefined);
      // The session is over, or other households are in reach; the stream says so as well.
      if (!answer?.ok) break;
      const page = (await answer.json()) as { changes: object[]; cursor: string; hasMore: boolean };
      changes.push(...page.changes);
      ({ cursor } = page);
      isStale ||= page.hasMore;
    }
    asking = undefined;
    isRead = true;
    changed();
  }
  function keep(event: Event) {
    if (event.event === 'notifications') unread.push(event.data.unread);
    else if (event.event === 'account') accounts.push(event.data.changedAt);
    else events.push(event);
    if (event.event !== 'ready' && event.event !== 'changed') return;
    isStale = true;
    asking ??= ask();
  }
  const read = async () => {
    let rest = '';
    for await (const text of response as AsyncIterable<string>) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) comments += 1;
        else keep(parse(block));
      }
      changed();
    }
  };
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  const reading = isStream
    ? read()
        .catch(() => undefined)
        .finally(async () => {
          await asking;
          isOver = true;
          changed();
        })
    : Promise.resolve();

  async function until(isSo: () => boolean) {
    while (!isSo()) {
      if (isOver) throw new Error(`The stream ended with ${JSON.stringify(events)}`);
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  }
  return {
    status: response.statusCode,
    headers: response.headers,
    refusal: isStream ? undefined : ((await json(response)) as { error: string }),
    events,
    /** The counts of what is unread. They are told whenever they are known, between any two of the events. */
    unread,
    /** Times of the last change of the account, sent like the counts. */
    accounts,
    /** All that was listed so far. */
    changes: () => changes,
    comments: () => comments,
    cursor: () => cursor,
    isOver: () => isOver,
    until,
    /** Until it is open and what happened before is listed. */
    ready: () => until(() => isRead),
    /** Until a change of this thing was listed. */
    toldOf: (id: string) => until(() => changes.some((change) => change.id === id)),
    over: () => reading,
    /** Asks for changes with a newer token of the same session. */
    renew: (renewed: string) => void (headers = { authorization: `Bearer ${renewed}` }),
    /** True if the server ended the stream instead of cutting it. */
    isWhole: () => response.complete,
    cut: async () => {
      asked.destroy();
      await reading;
    },
  };
}

function parse(block: string): Event {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: fields.event, data: JSON.parse(fields.data) };
}
