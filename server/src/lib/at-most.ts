/** A gate that lets `n` pieces of work run at a time; the others wait their turn. */
export function atMost(n: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < n) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so the count only falls when nobody waits.
      if (next) next();
      else running -= 1;
    }
  };
}
