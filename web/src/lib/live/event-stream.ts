import { createParser } from 'eventsource-parser';
import { errorFrom } from '../api/api-error.ts';

/** One event of the stream as received. */
export type LiveEvent = { readonly name: string; readonly data: unknown };

/** The server says something every 20 s; a line that is silent for longer is a dead one. */
const silenceMs = 45_000;

type Opening = {
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
};

/**
 * Holds one line to the server until it ends. Rejects with `ApiError` when it was refused, and with anything else when
 * it broke or fell silent.
 */
export async function readEventStream({ url, token, signal, onEvent }: Opening) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  heard();
  try {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
    const response = await fetch(url, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw await errorFrom(response);
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => onEvent({ name: event, data: JSON.parse(data || 'null') as unknown }),
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    // The rest of the stream has no reader, so its request is aborted.
    silence.abort();
  }
}
