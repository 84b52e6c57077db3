/** How many letters two sounds may differ in: short ones in none, since too many are near them. */
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

/** Of the sounds that stand somewhere those that are nearest to one that is asked for, if any is near. */
export function nearestSounds(asked: string, standing: Iterable<string>): string[] {
  const near = [...standing]
    // So many letters lie between them at least. What was written as one word of thousands takes long to compare.
    .filter((sound) => Math.abs(sound.length - asked.length) <= mayDiffer(asked))
    .map((sound) => ({ sound, apart: distance(asked, sound) }))
    .filter(({ apart }) => apart <= mayDiffer(asked));
  const least = Math.min(...near.map(({ apart }) => apart));
  return near.filter(({ apart }) => apart === least).map(({ sound }) => sound);
}

/** One letter that differs leaves how it begins or how it ends as it was. */
export function halvesOf(sound: string) {
  const middle = Math.floor(sound.length / 2);
  return { begins: sound.slice(0, middle), ends: sound.slice(middle) };
}
