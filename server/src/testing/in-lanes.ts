/**
 * Does it for each of them, two at a time, so that one is made while the database answers the other: nothing of one request
 * may get into another.
 * Answers in the order of what was handed in.
 */
export async function inLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [index, one] of waiting) answers[index] = await work(one);
  };
  await Promise.all([lane(), lane()]);
  return answers;
}
