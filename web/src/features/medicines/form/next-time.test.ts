import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

test.for([
  [[], '08:00'],
  [[''], '08:00'],
  [['08:00'], '20:00'],
  [['08:00', '20:00'], '14:00'],
  [['20:00', '08:00'], '14:00'],
  [['08:00', '14:00', '20:00'], '02:00'],
  [['07:15', ''], '19:15'],
] as const)('Beside %j the time %s is offered', ([times, offered]) => {
  expect(nextTime(times)).toBe(offered);
});

test('None of 24 times that are offered one after the other is there twice', () => {
  const times: string[] = [];
  while (times.length < 24) times.push(nextTime(times));
  expect(new Set(times).size).toBe(24);
});
