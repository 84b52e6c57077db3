/** Maximum number of letters in which two sounds may differ: none for short ones, since too many are near them. */
const mayDiffer = (sound: string) => (sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2);

/** Letters to change, add, leave out or swap with the next one to come from one to the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1, isSwapped ? before[j - 2]! + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row.at(-1)!;
}

/** Nearest sounds to the query's among the existing ones, if any is near. */
export function nearestSounds(asked: string, standing: Iterable<string>): string[] {
  const near = [...standing]
    // The distance is at least the difference in length; comparing a word of thousands of letters takes long.
    .filter((sound) => Math.abs(sound.length - asked.length) <= mayDiffer(asked))
    .map((sound) => ({ sound, apart: distance(asked, sound) }))
    .filter(({ apart }) => apart <= mayDiffer(asked));
  const least = Math.min(...near.map(({ apart }) => apart));
  return near.filter(({ apart }) => apart === least).map(({ sound }) => sound);
}

/** A single differing letter leaves either the beginning or the end of a sound unchanged. */
export function halvesOf(sound: string) {
  const middle = Math.floor(sound.length / 2);
  return { begins: sound.slice(0, middle), ends: sound.slice(middle) };
}
