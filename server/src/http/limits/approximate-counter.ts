import { hash, randomBytes } from 'node:crypto';

/** Two rows of cells: a key is counted with others only where it shares a cell with them in both. */
const rows = 2;
const cellsPerRow = 65_536;

/**
 * Counts keys within spans of time, in half a megabyte however many there are: nothing is kept by key, so that nobody's
 * counter is pushed out by a flood of others. A key is never counted too low. Too high it is only by what shares both of
 * its cells: a million keys that come once each add about 15. Which share them is another chance in each process, so
 * that nobody can aim at somebody.
 */
export function createApproximateCounter(milliseconds: number) {
  const salt = randomBytes(16).toString('hex');
  const cells = new Uint32Array(rows * cellsPerRow);
  let until = -Infinity;

  /** @param now milliseconds of any clock. @returns the how manieth it is, and until when it counts. */
  return function count(key: string, now: number) {
    if (now >= until) {
      cells.fill(0);
      until = now + milliseconds;
    }
    const print = hash('sha256', salt + key, 'buffer');
    const own = Array.from({ length: rows }, (_, row) => row * cellsPerRow + print.readUInt16LE(2 * row));
    const nth = Math.min(...own.map((cell) => cells[cell]!)) + 1;
    // A cell that stands higher has counted others, and is right without this one.
    for (const cell of own) cells[cell] = Math.max(cells[cell]!, nth);
    return { nth, until };
  };
}
