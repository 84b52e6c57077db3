// Takes as many tests as fit into a time, those that tell most about a change first.

/**
 * Tests of a lower rank come first; among equals those that run most of what changed for the time they take.
 *
 * @param tests of `affectedTests`
 * @param seconds of work; a test that changed is taken in any case
 */
export function chooseTests(tests, seconds) {
  const order = tests.toSorted((a, b) => a.rank - b.rank || b.weight / b.seconds - a.weight / a.seconds);
  const chosen = [];
  const left = [];
  let spent = 0;
  for (const test of order) {
    const isIn = test.rank === 0 || spent + test.seconds <= seconds;
    if (isIn) spent += test.seconds;
    (isIn ? chosen : left).push(test);
  }
  return { chosen, left };
}
