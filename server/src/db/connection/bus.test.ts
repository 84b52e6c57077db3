import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { QueryDeadline } from './query-deadline.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { openSeverableConnection } from '../../testing/database/severable-connection.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { startBus } from './bus.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('A request waits no longer than it has patience for a notice on a dead line, which then is replaced', async () => {
  const line = await openSeverableConnection(database.connection);
  const warn = vi.fn<() => void>();
  const bus = await startBus(line.connection, { ...quietLog, warn });
  const heard = vi.fn<(payload: string) => void>();
  const isBack = vi.fn<() => void>();
  bus.on('news', heard);
  bus.onReconnect(isBack);
  await bus.send('news', 'before');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('before'), 30_000);

  line.freeze();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const lost = new QueryDeadline(200).during(() => bus.send('news', 'lost'));
  await vi.advanceTimersByTimeAsync(200);
  await lost;
  expect(warn).toHaveBeenCalledOnce();

  await expect.poll(() => (vi.advanceTimersByTime(100), isBack.mock.calls)).toHaveLength(1);
  vi.useRealTimers();
  await bus.send('news', 'after');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('after'), 30_000);
  expect(heard).not.toHaveBeenCalledWith('lost');
  await bus.stop();
  line.close();
});

it('Notices that are under way at a stop arrive', async () => {
  const warn = vi.fn<() => void>();
  const [leaving, staying] = [
    await startBus(database.connection, { ...quietLog, warn }),
    await startBus(database.connection, quietLog),
  ];
  const heard = vi.fn<(payload: string) => void>();
  staying.on('news', heard);
  await staying.send('other', '');
  void leaving.send('news', 'one');
  void leaving.send('news', 'two');
  await leaving.stop();
  expect(warn).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['one'], ['two']]), 30_000);
  await staying.stop();
});
