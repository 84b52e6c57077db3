import { expect, test } from 'vitest';
import { combineSplit } from './combine-split.ts';

const part = (petId: string, amount: number) => ({ id: `${petId}${amount}`, petId, amount });

test('A purchase is what its parts come to, to the agora', () => {
  expect(combineSplit({ petId: 'bella', amount: 0.1, together: [part('mitzi', 0.2)] })).toEqual({
    amount: 0.3,
    petIds: ['mitzi'],
    parts: { how: 'amount', shares: { bella: 0.1, mitzi: 0.2 } },
  });
});

test('A part moved to a pet that already has one is combined with it, also for the expense’s own pet', () => {
  const whole = combineSplit({
    petId: 'bella',
    amount: 10,
    together: [part('mitzi', 5), part('mitzi', 7), part('bella', 3)],
  });
  expect(whole).toEqual({
    amount: 25,
    petIds: ['mitzi'],
    parts: { how: 'amount', shares: { bella: 13, mitzi: 12 } },
  });
});
