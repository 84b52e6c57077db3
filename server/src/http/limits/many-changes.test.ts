import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';

it('Five hundred changes that waited on a device are taken within two minutes, each once', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '1' });
  const owner = await givenOwner(app);
  const petId = (await givenPet(app, owner)).id;
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  let passed = 0;
  const start = performance.now();
  // The counter's own clock, so that nobody waits.
  clock.mockImplementation(() => start + passed);
  const waits: number[] = [];
  const food = { petId, description: 'מזון', amount: 12, category: 'food', date: '2026-11-19' };
  for (let nth = 0; nth < 500; nth += 1) {
    const body = { ...food, id: idAt(app.clock.now) };
    let answer = await app.call('POST', '/api/expenses', { as: owner, body });
    if (answer.status === 429) {
      waits.push(Number(answer.headers['retry-after']));
      passed += waits.at(-1)! * 1000;
      answer = await app.call('POST', '/api/expenses', { as: owner, body });
    }
    expect([nth, answer.status]).toEqual([nth, 201]);
    // Ten a second, as a browser sends them one after the other.
    passed += 100;
  }
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(passed).toBeLessThan(120_000);
  const { total } = (await app.call('GET', '/api/expenses', { as: owner })).body;
  expect(total).toBe(500);
});
