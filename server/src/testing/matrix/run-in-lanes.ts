/** Some are made while the database, which a matrix asks by one connection, answers another. */
const lanes = 4;

/**
 * Does it for each of them, some at a time: nothing of one request may get into another. Answers in the order of what was
 * handed in.
 */
export async function runInLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [index, one] of waiting) answers[index] = await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}
