import { Refusal } from '../refusal.ts';

type Waiting = { readonly begin: () => void; readonly refuse: (refusal: Refusal) => void };

/**
 * A gate that lets `n` pieces of work run at a time, for whoever they are. At most `maxWaiting` others wait, and those
 * who ask take turns: each has a line of their own. When all places are taken, whoever has the longest line loses its
 * end, so that many requests of one keep nobody else out.
 */
export function concurrencyLimit(n: number, maxWaiting: number) {
  let running = 0;
  let waiting = 0;
  /** The first line is the next one served; it then goes to the end. */
  const lines = new Map<string, Waiting[]>();

  function next(): Waiting | undefined {
    const [first] = lines;
    if (!first) return undefined;
    const [who, line] = first;
    lines.delete(who);
    if (line.length > 1) lines.set(who, line.slice(1));
    waiting -= 1;
    return line[0];
  }

  function wait(who: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    lines.set(who, [...(lines.get(who) ?? []), { begin: resolve, refuse: reject }]);
    waiting += 1;
    if (waiting > maxWaiting) shorten();
    return promise;
  }

  /** Refuses the last call of the longest queue; among queues of equal length the newest gives way. */
  function shorten() {
    const [who, line] = [...lines].reduce((longest, each) => (each[1].length >= longest[1].length ? each : longest));
    const last = line.at(-1);
    if (line.length > 1) lines.set(who, line.slice(0, -1));
    else lines.delete(who);
    waiting -= 1;
    last?.refuse(new Refusal(503, 'unavailable', { retryAfter: 1 }));
  }

  /** @throws Refusal 503 when there is no place to wait, or it was lost to somebody with a shorter line. */
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (running < n) running += 1;
    else await wait(who);
    try {
      return await work();
    } finally {
      const turn = next();
      // The place is handed on, so the count only falls when nobody waits.
      if (turn) turn.begin();
      else running -= 1;
    }
  };
}
