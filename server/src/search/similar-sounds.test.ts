import { expect, it } from 'vitest';
import { cpuTime } from '../testing/process/cpu-time.ts';
import { nearestSounds } from './similar-sounds.ts';

it('The nearest sounds are found, with as many letters changed, added, left out or swapped as the length allows', () => {
  expect(nearestSounds('brbkt', ['brkt', 'brbt', 'bkt', 'brbktn'])).toEqual(['brkt', 'brbt', 'brbktn']);
  expect(nearestSounds('brbkt', ['brbkt', 'brbk'])).toEqual(['brbkt']);
  expect(nearestSounds('brbktns', ['brbkt', 'brbktnslm', 'brbk'])).toEqual(['brbkt', 'brbktnslm']);
  expect(nearestSounds('bkt', ['bkd', 'bktn'])).toEqual([]);
});

it('A word of thousands of letters is compared quickly', async () => {
  const took = await cpuTime(() =>
    expect(nearestSounds('bkd'.repeat(60), Array<string>(200).fill('bkd'.repeat(1300)))).toEqual([]),
  );
  expect(took).toBeLessThan(1500);
});
