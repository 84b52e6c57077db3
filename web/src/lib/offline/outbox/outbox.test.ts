import { eraseDevice } from '../../../testing/fake-storage.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fc } from '@tzemed/contract/testing/fast-check';
import { expenses } from '@tzemed/contract/money/expenses';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { fakeRowServer, type NetworkState } from '../../../testing/fake-row-server.ts';
import { dana, signInAs } from '../../../testing/session-fixtures.ts';
import type { ApiError } from '../../api/api-error.ts';
import { callsOf } from '../../api/api-client.ts';
import { newId } from '../../uuid.ts';
import { closeDevice, device } from '../device-gate.ts';
import { resetReachability } from '../reachability.ts';
import { outboxEntries } from './outbox-state.ts';
import { sendWaiting } from './sender.ts';

const api = callsOf(expenses);
const ofReminders = callsOf(reminders);

/** The browser's locks, which a crash releases. */
function fakeLocks() {
  let held = new Set<string>();
  return {
    release: () => (held = new Set()),
    request: async (name: string, _options: object, run: (lock: object | null) => unknown) => {
      if (held.has(name)) return run(null);
      const mine = held;
      mine.add(name);
      try {
        return await run({});
      } finally {
        mine.delete(name);
      }
    },
  };
}

let server: ReturnType<typeof fakeRowServer>;
let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  locks = fakeLocks();
  vi.stubGlobal('navigator', { locks, onLine: true });
});
afterEach(async () => {
  await eraseDevice();
  resetReachability();
});

/** State of an item that the person expects, after all that they have done. */
type Expected = {
  noun: 'expense' | 'reminder';
  description: string;
  isDeleted: boolean;
  isCompleted: boolean;
  /** Version in the last answer. */
  version: number;
};

type Command =
  | { type: 'create'; noun: 'expense' | 'reminder' }
  | { type: 'edit' | 'remove' | 'press' | 'undo'; of: number }
  | { type: 'network'; state: NetworkState }
  | { type: 'crash'; midway: boolean }
  | { type: 'drain' }
  | { type: 'nextDay' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('create' as const),
      noun: fc.constantFrom('expense' as const, 'reminder' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('edit' as const, 'remove' as const, 'press' as const, 'undo' as const),
      of: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('network' as const),
      state: fc.constantFrom<NetworkState>('up', 'offline', 'lostRequest', 'lostAnswer', 'busy'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('crash' as const), midway: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constantFrom<Command>({ type: 'drain' }, { type: 'nextDay' }) },
);

const dayMs = 86_400_000;
/** Each look at the outbox is later than all pauses that were set before. */
let ahead = 0;

/** Sends all that can be sent by now, whatever its pause. */
async function drain() {
  const now = Date.now() + (ahead += dayMs);
  const opened = (await device())!;
  await opened.outbox.decide((store) =>
    sendWaiting({
      store,
      keepRow: opened.keepRow,
      credentials: async () => ({ token: 'a-token', lang: 'he', userId: dana.id }),
      now: () => now,
      send: server.fetch as typeof fetch,
      onChange: () => undefined,
      onAway: () => undefined,
    }),
  );
  await opened.outbox.refresh();
}

function setNetwork(state: NetworkState) {
  server.network = state;
  vi.stubGlobal('navigator', { locks, onLine: state !== 'offline' });
}

async function restart() {
  closeDevice();
  locks.release();
  await device();
}

async function run(commands: readonly Command[]) {
  server = fakeRowServer(dana.id);
  vi.stubGlobal('fetch', server.fetch);
  signInAs(dana);
  const expected = new Map<string, Expected>();
  const pick = (of: number) => [...expected.keys()].at(of % Math.max(1, expected.size));
  let count = 0;
  for (const one of commands) await act(one);

  async function act(one: Command): Promise<void> {
    if (one.type === 'network') setNetwork(one.state);
    // Keys are kept for a day.
    else if (one.type === 'nextDay') server.forgetKeys();
    else if (one.type === 'drain') await drain();
    else if (one.type === 'crash') {
      // Midway: an answer never comes, and the app is closed while it is waited for.
      if (one.midway) {
        setNetwork('hangs');
        const asked = server.made.length;
        void change({ type: 'create', noun: 'expense' }).catch(() => undefined);
        await vi.waitFor(() => expect(server.made.length + outboxEntries.get().length).toBeGreaterThan(asked), 30_000);
        await vi.waitFor(
          async () => expect((await (await device())!.outbox.store.all()).length).toBeGreaterThan(0),
          30_000,
        );
      }
      setNetwork('up');
      await restart();
    } else await change(one);
  }

  async function change(one: Extract<Command, { type: 'create' | 'edit' | 'remove' | 'press' | 'undo' }>) {
    const description = `${++count}`;
    if (one.type === 'create') {
      const id = newId();
      expected.set(id, { description, isDeleted: false, isCompleted: false, noun: one.noun, version: 1 });
      const body = { description, petId: dana.id } as never;
      await (one.noun === 'expense' ? api : ofReminders).create({ body }, { newId: id });
      return;
    }
    const id = pick(one.of);
    if (id === undefined) return;
    const state = expected.get(id)!;
    const calls = state.noun === 'expense' ? api : ofReminders;
    const params = { id };
    if (one.type === 'undo') {
      if (!state.isDeleted) return;
      await calls.restore({ params });
      state.isDeleted = false;
    } else if (state.isDeleted) return;
    else if (one.type === 'remove') {
      await calls.remove({ params });
      state.isDeleted = true;
    } else if (one.type === 'press') {
      if (state.noun !== 'reminder') return;
      const { reminder } = await (state.isCompleted
        ? ofReminders.reopen({ params, body: {} })
        : ofReminders.complete({ params, body: {} }));
      state.version = reminder.version;
      state.isCompleted = !state.isCompleted;
    } else {
      await update(state, params, description);
      state.description = description;
    }
  }

  /** A form sends the version that it was opened with, and goes on top of one in which it finds nothing else changed. */
  async function update(state: Expected, params: { id: string }, description: string) {
    const calls = state.noun === 'expense' ? api : ofReminders;
    const send = async (version: number) => {
      const answer = await calls.update({ params, body: { description, version } as never });
      state.version = (Object.values(answer)[0] as { version: number }).version;
    };
    try {
      await send(state.version);
    } catch (error) {
      const { current } = (error as ApiError).body as { current: Record<string, { version: number }> };
      await send(current[state.noun]!.version);
    }
  }

  setNetwork('up');
  await restart();
  // The app sends by itself at the same time.
  await vi.waitFor(async () => {
    await drain();
    expect(outboxEntries.get().filter(({ state }) => state === 'waiting')).toEqual([]);
  }, 30_000);
  return expected;
}

test('Each change that was told to be stored is made once, whatever breaks meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 14 }), async (commands) => {
      await eraseDevice();
      resetReachability();
      const expected = await run(commands);
      expect(outboxEntries.get()).toEqual([]);
      expect(new Set(server.made).size).toBe(server.made.length);
      for (const [id, { description, isDeleted, isCompleted, noun }] of expected) {
        const row = server.rows.get(id);
        expect({
          id,
          isDeleted: row === undefined,
          ...(row && { description: row.description, isCompleted: row.isCompleted }),
        }).toEqual({
          id,
          isDeleted,
          ...(!isDeleted && { description, isCompleted: noun === 'reminder' && isCompleted }),
        });
      }
      const standing = [...expected.values()].filter(({ isDeleted }) => !isDeleted);
      expect(server.rows.size).toBe(standing.length);
    }),
    { numRuns: 150 },
  );
});

describe('Beside the model', () => {
  beforeEach(async () => {
    await eraseDevice();
    resetReachability();
    server = fakeRowServer(dana.id);
    vi.stubGlobal('fetch', server.fetch);
    signInAs(dana);
  });
  const food = { description: 'שק', amount: 5, category: 'food', petId: dana.id, date: '2026-11-20' } as const;

  test('A creation without an id needs a connection: the server refuses ids of a clock that is ahead', async () => {
    await api.create({ body: food });
    expect([...server.rows.values()]).toMatchObject([{ description: 'שק' }]);
    expect(server.rows.has(undefined as never)).toBe(true);
    setNetwork('busy');
    await expect(api.create({ body: food })).rejects.toMatchObject({ status: 503 });
    expect(outboxEntries.get()).toEqual([]);
  });

  test('A created row stands in the lists whose filters it passes', async () => {
    setNetwork('offline');
    const id = newId();
    await api.create({ body: food }, { newId: id });
    const { outbox } = (await device())!;
    await outbox.decide((store) => store.hold(outboxEntries.get()[0]!.seq, 'later'));
    setNetwork('up');
    const listed = async (query: object) => (await api.list({ query })).expenses.map((row) => row.id);
    expect(await listed({})).toEqual([id]);
    expect(await listed({ category: 'food', from: '2026-11-01' })).toEqual([id]);
    expect(await listed({ category: 'toys' })).toEqual([]);
    expect(await listed({ to: '2026-11-19' })).toEqual([]);
    expect(await listed({ page: 2 })).toEqual([]);
  });
});
