import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { CalendarFeed } from '@tzemed/contract/reminders/calendar-feeds';
import { addDays } from '@tzemed/contract/dates/days';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';

/** The calendar at an address as two programs of Debian read it that know nothing of us: one fetches it, one shows it. */
const howToInstall = 'apt-get install --no-install-recommends khal vdirsyncer';
const execute = promisify(execFile);
/** Both look at the clock, the home folder and the locale of whoever starts them. */
const start = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  execute(command, args, {
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    timeout: 60_000,
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${command} is missing: ${howToInstall}`) : error;
  });

beforeAll(async () => {
  await start('khal', ['--version']);
  await start('vdirsyncer', ['--version']);
});

async function readerOf(url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-khal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const at = (name: string) => path.join(folder, name);
  await writeFile(
    at('vdirsyncer'),
    `[general]
status_path = "${at('status')}"
[pair both]
a = "here"
b = "there"
collections = null
[storage here]
type = "filesystem"
path = "${at('calendar')}"
fileext = ".ics"
[storage there]
type = "http"
url = "${url}"
`,
  );
  await writeFile(
    at('khal'),
    `[calendars]
[[tzemed]]
path = ${at('calendar')}
[locale]
local_timezone = Asia/Jerusalem
default_timezone = Asia/Jerusalem
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${at('khal.db')}
`,
  );
  await mkdir(at('calendar'));
  const config = { HOME: folder, VDIRSYNCER_CONFIG: at('vdirsyncer') };
  const sync = () => start('vdirsyncer', ['sync', '--force-delete'], config);
  const list = async (from: string, days: number) => {
    const format = ['--day-format', '', '--format', '{start-date} {start-time} {title}'];
    const args = ['-c', at('khal'), '--no-color', 'list', ...format, from, `${days}d`];
    const { stdout } = await start('khal', args, config);
    return stdout.split('\n').filter((line) => line.trim() !== '');
  };
  await start('vdirsyncer', ['discover'], config);
  return { sync, list, files: () => readdir(at('calendar')) };
}

it('Real programs show the same days, hours and words as the calendar itself, and lose what is taken back', async () => {
  const app = await testApp({}, '2026-03-20T07:00:00.000Z');
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
    const answer = await app.call(method, `/api/${url}`, { as: owner, ...(body && { body: { petId, ...body } }) });
    expect([url, answer.status < 300]).toEqual([url, true]);
    return answer.body;
  };
  const remind = (title: string, more: object) =>
    call('POST', 'reminders', { title, date: '2026-03-20T08:00:00.000Z', time: '08:30', ...more });
  const { reminder } = await remind('כדור; עם ״אוכל״, ו\\עוד', { repeatInterval: 'daily', description: 'שורה\nשנייה' });
  await remind('סוף החודש', { date: '2026-03-31T08:00:00.000Z', time: '00:00', repeatInterval: 'monthly' });
  await call('POST', 'appointments', { reason: 'חיסון שנתי '.repeat(20).trim(), date: '2026-03-27', time: '02:30' });
  await call('POST', 'appointments', { reason: 'ביקורת', date: '2026-10-25', place: 'מרפאת הכרמל, חיפה' });
  const { feed } = (await call('POST', 'users/calendar-feeds', {
    kinds: ['appointment', 'followUp', 'reminder'],
  })) as { feed: CalendarFeed };
  const port = await app.listen();
  const reader = await readerOf(`http://127.0.0.1:${port}${new URL(feed.url).pathname}`);
  await reader.sync();
  // Daily and monthly entries of a year, including both its ends.
  expect(await reader.files()).toHaveLength(366 + 12 + 2);

  const ownLines = async (from: string, to: string) => {
    const { entries } = (await call('GET', `calendar?from=${from}&to=${to}`)) as { entries: CalendarEntry[] };
    return entries.map(({ day, time, at, title, petNames }) => {
      // An hour that a change of clocks skips is told as the moment of the change.
      const hour = at === '2026-03-27T00:00:00.000Z' ? '03:00' : (time ?? '');
      return `${day} ${hour} ${title} (${petNames.join()})`;
    });
  };
  // Around both changes of clocks, and far ahead.
  for (const from of ['2026-03-20', '2026-03-25', '2026-10-20', '2027-01-25']) {
    const own = await ownLines(from, addDays(from, 9));
    expect(own.length).toBeGreaterThan(9);
    expect((await reader.list(from, 10)).toSorted()).toEqual(own.toSorted());
  }

  await call('DELETE', `reminders/${reminder.id}`);
  await reader.sync();
  expect(await reader.list('2026-10-20', 10)).toEqual(['2026-10-25  ביקורת (בלה)']);

  await call('DELETE', `users/calendar-feeds/${feed.id}`);
  await expect(reader.sync()).rejects.toThrow(/Not Found/);
}, 120_000);
