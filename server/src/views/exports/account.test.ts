import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobs as fileJobs } from '../../files/jobs.ts';
import { checkFiles } from '../../files/storage/check-files.ts';
import { patience, s3Store } from '../../files/storage/s3-store.ts';
import { sweepFiles } from '../../files/storage/sweep-files.ts';
import { temporaryFolderOf } from '../../files/uploads/temporary-folder.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { fakeS3 } from '../../testing/fakes/fake-s3.ts';
import { unzip } from '../../testing/documents/unzip.ts';

const app: TestApp = await testApp();
const began = app.clock.now;
afterEach(() => {
  vi.restoreAllMocks();
  app.clock.now = began;
});

const path = '/api/users/export';
const state = async (as: Owner) => (await app.call('GET', path, { as })).body;
const start = (as: Owner) => app.call('POST', path, { as });
const add = async (as: Owner, noun: string, body: object) => {
  const answer = await app.call('POST', `/api/${noun}`, { as, body });
  expect([noun, answer.status]).toEqual([noun, 201]);
  return (Object.values(answer.body)[0] as { id: string }).id;
};
async function addPaper(as: Owner, record: string, name: string, bytes = pdf({ pages: 1 })) {
  const form = await formWith(bytes, { name, type: 'application/pdf' });
  const answer = await app.call('POST', `/api/medical-records/${record}/attachments`, { as, ...form });
  expect(answer.status).toBe(201);
}

/** Creates an owner with a pet, a record and its attachment. */
async function givenBella(name = 'בלה') {
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name });
  const about = { petId: pet.id, type: 'checkup', description: 'בדיקה שנתית', date: '2026-11-01', notes: 'סוד רפואי' };
  const record = await add(owner, 'medical-records', about);
  return { owner, pet, record };
}

const linkOf = async (as: Owner) => new URL((await app.call('POST', `${path}/link`, { as })).body.url).pathname;
const download = async (as: Owner) => app.call('GET', await linkOf(as));

/** The copy as it is downloaded: path → bytes. */
async function copyOf(as: Owner) {
  expect((await start(as)).status).toBe(202);
  await app.drainJobs();
  expect(await state(as)).toMatchObject({ state: 'ready' });
  const { status, body } = await download(as);
  expect(status).toBe(200);
  return unzip(body);
}
const jsonIn = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(`JSON/${name}.json`)!.toString());
const row = (as: Owner) =>
  app.db.selectFrom('accountExports').selectAll().where('userId', '=', as.id).executeTakeFirst();
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};

describe('The copy of everything of a person', () => {
  it('holds rows of all pets in a file for each resource, files under their names and a page to read', async () => {
    const { owner, pet, record } = await givenBella();
    const sent = pdf({ pages: 2 });
    await addPaper(owner, record, 'סיכום ביקור.pdf', sent);
    await add(owner, 'expenses', {
      petId: pet.id,
      description: 'שק מזון',
      amount: 289.9,
      category: 'food',
      date: '2026-11-02',
    });
    await add(owner, 'vets', { name: 'ד״ר לוי', phones: ['03-555-0101'] });
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    await add(owner, 'expenses', {
      petId: other.id,
      description: '=1+1',
      amount: 20,
      category: 'toys',
      date: '2026-11-03',
    });
    const files = await copyOf(owner);

    const paper = 'חיות המחמד/בלה/מסמכים/2026-11-01 בדיקה שנתית/סיכום ביקור.pdf';
    expect(files.get(paper)!.equals(sent)).toBe(true);
    expect(jsonIn(files, 'profile')).toMatchObject([{ name: 'דנה כהן', email: owner.email, country: 'IL' }]);
    expect(jsonIn(files, 'pets').map(({ name }: { name: string }) => name)).toEqual(['בלה', 'מיצי']);
    expect(jsonIn(files, 'medicalRecords')).toMatchObject([{ id: record, notes: 'סוד רפואי' }]);
    expect(jsonIn(files, 'expenses')).toMatchObject([{ amount: 289.9 }, { description: '=1+1' }]);
    expect(jsonIn(files, 'vets')).toMatchObject([{ name: 'ד״ר לוי', phones: ['03-555-0101'] }]);
    expect(jsonIn(files, 'papers')).toMatchObject([{ petId: pet.id, recordId: record, path: paper, isWhole: true }]);
    expect(jsonIn(files, 'households')).toMatchObject([{ id: owner.householdId }]);
    expect(jsonIn(files, 'audit')).toMatchObject([{ action: 'exportStarted' }]);
    const csv = files.get('CSV/הוצאות.csv')!.toString();
    expect(csv).toContain('\uFEFFחיית מחמד,תאריך,תיאור,');
    expect(csv).toContain('בלה,2026-11-02,שק מזון,מזון,289.9,');
    expect(csv).toContain("מיצי,2026-11-03,'=1+1,");
    expect(files.get('CSV/וטרינרים.csv')!.toString()).toContain('ד״ר לוי');

    const index = files.get('index.html')!.toString();
    expect(index).toContain('<html lang="he" dir="rtl">');
    const page = 'חיות המחמד/בלה/index.html';
    const links = [...index.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => decodeURIComponent(link!));
    expect(links).toContain(page);
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    const ofPet = files.get(page)!.toString();
    expect(ofPet).toContain(
      `href="${paper
        .slice(page.lastIndexOf('/') + 1)
        .split('/')
        .map(encodeURIComponent)
        .join('/')}"`,
    );
    expect(index).toContain('ישראל');
    for (const text of [index, ofPet]) expect(text).not.toMatch(/<script|https?:/);
    expect(links.filter((link) => link.startsWith('JSON/')).length).toBe(
      [...files.keys()].filter((one) => one.startsWith('JSON/')).length,
    );
  });

  it('is in the language of its person', async () => {
    const { owner } = await givenBella();
    await app.db.updateTable('users').set({ language: 'en' }).where('id', '=', owner.id).execute();
    const files = await copyOf(owner);
    expect(files.get('index.html')!.toString()).toContain('<html lang="en" dir="ltr">');
    expect([...files.keys()]).toEqual(expect.arrayContaining(['CSV/Medical records.csv', 'Pets/בלה/index.html']));
  });

  it('holds no secret: no hash, key, token or address that opens something', async () => {
    const { owner } = await givenBella();
    const kinds = { kinds: ['reminder'] };
    const feed = (await app.call('POST', '/api/users/calendar-feeds', { as: owner, body: kinds })).body.feed;
    const [id, secret] = [newId(), randomBytes(32)];
    const hook = { kind: 'webhook' as const, name: 'הבית החכם', address: 'https://example.com/hook', secret };
    await app.db
      .insertInto('devices')
      .values({ userId: owner.id, id, ...hook, createdAt: began })
      .execute();
    const topic = 'tzemed-9f8e7d6c5b4a3921';
    const phone = { id: newId(), kind: 'ntfy' as const, name: topic, address: `https://ntfy.sh/${topic}` };
    await app.db
      .insertInto('devices')
      .values({ userId: owner.id, ...phone, createdAt: new Date(began.getTime() + 1) })
      .execute();
    const devices = (await app.call('GET', '/api/users/devices', { as: owner })).body.devices as {
      id: string;
      secret: string;
    }[];
    const files = await copyOf(owner);
    expect(jsonIn(files, 'calendarFeeds')).toMatchObject([{ id: feed.id }]);
    const kept = jsonIn(files, 'devices') as { id: string; name: string }[];
    expect(kept.map((one) => [one.id, one.name]).toSorted()).toEqual(
      [
        [id, 'הבית החכם'],
        [phone.id, ''],
      ].toSorted(),
    );
    const all = [...files.values()].map((bytes) => bytes.toString()).join('\n');
    const hooked = devices.find((one) => one.id === id)!;
    const secrets = [feed.url, hooked.secret, owner.token, topic].map((secret: string) => secret.slice(-20));
    for (const secret of secrets) expect(all.includes(secret)).toBe(false);
    expect(all).not.toMatch(/passwordHash|tokenHash|"secret"|\$argon2/);
  });

  it('holds of a pet that is shared with somebody what the share shows, and nothing else of its home', async () => {
    const { owner, pet, record } = await givenBella();
    await addPaper(owner, record, 'סיכום.pdf');
    const hidden = await givenPet(app, owner, { name: 'נסתרת' });
    await add(owner, 'expenses', {
      petId: pet.id,
      description: 'סוד של כסף',
      amount: 77,
      category: 'food',
      date: '2026-11-02',
    });
    await add(owner, 'reminders', { petId: pet.id, title: 'כדור', date: '2026-12-20T10:00:00Z', time: '09:00' });
    await add(owner, 'reminders', { petId: hidden.id, title: 'סוד אחר', date: '2026-12-20T10:00:00Z', time: '09:00' });
    const guest = await givenGuest(app, owner, pet.id, { reminders: 'view' });
    const files = await copyOf(guest);
    expect(jsonIn(files, 'reminders')).toMatchObject([{ title: 'כדור' }]);
    expect([jsonIn(files, 'medicalRecords'), jsonIn(files, 'expenses'), jsonIn(files, 'papers')]).toEqual([[], [], []]);
    const all = [...files.keys(), ...[...files.values()].map((bytes) => bytes.toString())].join('\n');
    for (const secret of ['סוד', 'סיכום.pdf', 'נסתרת']) expect(all.includes(secret)).toBe(false);
    expect((await copyOf(await givenCoOwner(app, owner))).get('CSV/הוצאות.csv')!.toString()).toContain('סוד של כסף');
  });

  it('holds somebody’s tickets with their messages and files, and no internal note', async () => {
    const { owner } = await givenBella();
    const supporter = await givenOwner(app, 'נועה צור');
    await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', supporter.id).execute();
    const send = async (as: Owner, name: string) => {
      const form = await formWith(pdf({ pages: 1 }), { name, type: 'application/pdf' });
      return (await app.call('POST', '/api/users/support-files', { as, ...form })).body.file.id as string;
    };
    const question = { subject: 'ייבוא', message: 'איך מייבאים?', fileIds: [await send(owner, 'שאלה.pdf')] };
    const id = await add(owner, 'users/support-tickets', question);
    await add(supporter, `support/tickets/${id}/messages`, {
      text: 'כך',
      fileIds: [await send(supporter, 'תשובה.pdf')],
    });
    const note = { text: 'הערה סודית', isNote: true, fileIds: [await send(supporter, 'פנימי.pdf')] };
    await add(supporter, `support/tickets/${id}/messages`, note);
    const files = await copyOf(owner);
    expect(jsonIn(files, 'supportTickets')).toMatchObject([{ id, subject: 'ייבוא' }]);
    expect(jsonIn(files, 'supportMessages')).toMatchObject([
      { from: 'person', text: 'איך מייבאים?' },
      { from: 'support', text: 'כך', name: 'נועה צור' },
    ]);
    expect(jsonIn(files, 'supportFiles')).toMatchObject([{ name: 'שאלה.pdf' }, { name: 'תשובה.pdf' }]);
    const paths = [...files.keys()].filter((path) => path.startsWith('פניות לתמיכה/'));
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(['שאלה.pdf', 'תשובה.pdf']);
    expect([...files.values()].some((bytes) => bytes.toString().includes('הערה סודית'))).toBe(false);
  });

  it('has no name that leads out of it, runs in its page or takes the place of another', async () => {
    const { owner, record } = await givenBella('../<img src=x onerror=alert(1)>');
    await givenPet(app, owner, { name: '../<img src=x onerror=alert(1)>' });
    for (const name of ['../../CON.pdf', 'Scan.pdf', 'scan.PDF']) await addPaper(owner, record, name);
    const paths = [...(await copyOf(owner)).keys()];
    expect(new Set(paths.map((one) => one.toLowerCase())).size).toBe(paths.length);
    for (const one of paths) expect(one).toMatch(/^(?!\/)(?:(?!\.)[^/<>:"\\|?*]+\/)*(?!\.)[^/<>:"\\|?*]+$/);
    expect(paths.filter((one) => one.endsWith('.pdf'))).toHaveLength(3);
  });

  it('is whole where a file is gone from the store, and names it', async () => {
    const { owner, record } = await givenBella();
    for (const name of ['חסר.pdf', 'שלם.pdf']) await addPaper(owner, record, name);
    const { id: fileId } = await app.db
      .selectFrom('files')
      .select('id')
      .where('name', '=', 'חסר.pdf')
      .where('householdId', '=', owner.householdId)
      .executeTakeFirstOrThrow();
    await app.services.files.remove(fileId);
    const files = await copyOf(owner);
    const whole = jsonIn(files, 'papers').map(({ name, isWhole }: { name: string; isWhole: boolean }) => [
      name,
      isWhole,
    ]);
    expect(new Map(whole)).toEqual(
      new Map([
        ['חסר.pdf', false],
        ['שלם.pdf', true],
      ]),
    );
    const [, missing = ''] = files.get('index.html')!.toString().split('קבצים שלא הצלחנו לקרוא');
    expect([missing.includes('חסר.pdf'), missing.includes('שלם.pdf')]).toEqual([true, false]);
  });
});

describe('Making it', () => {
  it('goes from nothing to ready, is told by a notification and a mail, and can be downloaded for 7 days', async () => {
    const { owner } = await givenBella();
    expect(await state(owner)).toEqual({
      state: 'none',
      done: 0,
      total: 0,
      startedAt: null,
      secondsLeft: null,
      size: null,
      expiresAt: null,
    });
    const begun = await start(owner);
    expect([begun.status, begun.body]).toMatchObject([
      202,
      { state: 'running', done: 0, startedAt: '2026-11-21T07:00:00.000Z' },
    ]);
    await app.drainJobs();
    const ready = await state(owner);
    expect(ready).toMatchObject({ state: 'ready', expiresAt: '2026-11-28T07:00:00.000Z', secondsLeft: null });
    expect([ready.done, ready.size > 1000]).toEqual([ready.total, true]);

    const told = (await app.call('GET', '/api/users/notifications', { as: owner })).body.notifications;
    expect(told).toMatchObject([{ kind: 'export', isOpen: true }]);
    await app.drainJobs();
    const mails = await mailsTo(app, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['הקובץ עם המידע שלכם מוכן']);
    expect(mails[0]!.text).toContain('/app/privacy');
    const { headers, body } = await download(owner);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(ready.size) });
    expect(headers['content-disposition']).toContain(encodeURIComponent('צמד – המידע שלי 2026-11-21.zip'));
    expect(body.length).toBe(ready.size);
  });

  it('is begun once, however many ask at the same time', async () => {
    const { owner } = await givenBella();
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(owner)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const { rows } =
      await sql`select 1 from pgboss.job where name = 'exports.make' and data->>'userId' = ${owner.id}`.execute(app.db);
    expect(rows).toHaveLength(1);
    await app.drainJobs();
    const { id } = (await row(owner))!;
    expect((await start(owner)).body.state).toBe('ready');
    expect((await row(owner))!.id).toBe(id);
  });

  it('is asked for ten times an hour at most', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const owner = await givenOwner(strict);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await strict.call('POST', path, { as: owner })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const refused = await strict.call('POST', path, { as: owner });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.call('GET', path, { as: owner })).status).toBe(200);
  });

  it('tells how far it is at least at every tenth, kept in the database, and only its person', async () => {
    const { owner, record } = await givenBella();
    for (let paper = 0; paper < 3; paper += 1) await addPaper(owner, record, `${paper}.pdf`);
    // A reader in the middle may come too late: the database notes each line that is written.
    await sql`create table progress (share numeric)`.execute(app.db);
    await sql`create function note_progress() returns trigger language plpgsql as $$ begin
      insert into progress values (case when new.total = 0 then 0 else new.done::numeric / new.total end);
      return null;
    end $$`.execute(app.db);
    await sql`create trigger note_progress after update on account_exports for each row execute function note_progress()`.execute(
      app.db,
    );
    const told = vi.spyOn(app.services.live, 'tellExport');
    await start(owner);
    await app.drainJobs();
    const { rows } = await sql<{ share: string }>`select share from progress order by share`.execute(app.db);
    await sql`drop trigger note_progress on account_exports`.execute(app.db);
    const shares = rows.map(({ share }) => Number(share));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(Math.max(...shares.slice(1).map((share, at) => share - shares[at]!))).toBeLessThanOrEqual(0.1);
    expect(told.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(told.mock.calls.every(([ids]) => ids.join() === owner.id)).toBe(true);
  });

  it('stops when it is cancelled, and offers nothing', async () => {
    const { owner, record } = await givenBella();
    await addPaper(owner, record, 'א.pdf');
    await start(owner);
    const before = await keys();
    const open = app.services.files.open.bind(app.services.files);
    vi.spyOn(app.services.files, 'open').mockImplementationOnce(async (key) => {
      expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
      return open(key);
    });
    await app.drainJobs();
    expect(await state(owner)).toMatchObject({ state: 'none' });
    expect(await keys()).toEqual(before);
    expect((await app.call('POST', `${path}/link`, { as: owner })).status).toBe(404);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(404);
    expect((await app.call('GET', '/api/users/notifications', { as: owner })).body.notifications).toEqual([]);
  });

  it('goes on in another process when the first one is killed, and no half of it is ever offered', async () => {
    const { owner, record } = await givenBella();
    await addPaper(owner, record, 'א.pdf');
    await start(owner);
    // Killed in the middle: what it has written lies in its folder, and the row is as it was.
    vi.spyOn(app.services.files, 'put').mockRejectedValueOnce(new Error('killed'));
    await expect(app.drainJobs()).rejects.toThrow('killed');
    expect(await state(owner)).toMatchObject({ state: 'running' });
    expect((await app.call('POST', `${path}/link`, { as: owner })).status).toBe(404);
    expect((await row(owner))!.fileId).toBeNull();
    await retryNow();
    await app.drainJobs();
    expect(await state(owner)).toMatchObject({ state: 'ready' });
    expect((await unzip((await download(owner)).body)).size).toBeGreaterThan(50);
    expect(await readdir(temporaryFolderOf(app.services.config.dataDir)).catch(() => [])).toEqual([]);
  });

  it('is done by the later of two processes that take it for theirs: the earlier one writes no more', async () => {
    const { owner, record } = await givenBella();
    await addPaper(owner, record, 'א.pdf');
    await start(owner);
    const before = await keys();
    const put = app.services.files.put.bind(app.services.files);
    vi.spyOn(app.services.files, 'put').mockImplementationOnce(async (key, source) => {
      await put(key, source);
      await app.db.updateTable('accountExports').set({ tries: 2 }).where('userId', '=', owner.id).execute();
    });
    await app.drainJobs();
    await app.drainJobs();
    expect(await state(owner)).toMatchObject({ state: 'running' });
    expect(await keys()).toEqual(before);
  });

  it('fails when it could not be made again and again, says so, and can be asked for anew', async () => {
    const { owner } = await givenBella();
    await start(owner);
    await app.db.updateTable('accountExports').set({ tries: 4 }).where('userId', '=', owner.id).execute();
    vi.spyOn(app.services.files, 'put').mockRejectedValueOnce(new Error('disk full'));
    await app.drainJobs();
    expect(await state(owner)).toMatchObject({ state: 'failed', size: null });
    expect((await start(owner)).body).toMatchObject({ state: 'running', done: 0 });
    await app.drainJobs();
    expect(await state(owner)).toMatchObject({ state: 'ready' });
  });

  it('is kept in a store that speaks S3, in parts where it is large', async () => {
    const s3 = await fakeS3();
    const store = await s3Store(s3.config, patience, 8000);
    for (const verb of ['put', 'open', 'remove'] as const)
      vi.spyOn(app.services.files, verb).mockImplementation(store[verb] as never);
    const { owner, record } = await givenBella();
    const sent = pdf({ pages: 3 });
    await addPaper(owner, record, 'סיכום.pdf', sent);
    const files = await copyOf(owner);
    expect([...files].find(([name]) => name.endsWith('סיכום.pdf'))?.[1].equals(sent)).toBe(true);
    const { fileId, size } = (await row(owner))!;
    expect([s3.objects.get(fileId!)?.length, size! > 16_000]).toEqual([size, true]);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    await app.drainJobs();
    expect(s3.objects.has(fileId!)).toBe(false);
    s3.close();
  });

  it('waits for a store that is away instead of leaving files out', async () => {
    const { owner, record } = await givenBella();
    await addPaper(owner, record, 'א.pdf');
    await start(owner);
    vi.spyOn(app.services.files, 'open').mockRejectedValueOnce(new Error('away'));
    await expect(app.drainJobs()).rejects.toThrow('away');
    vi.spyOn(app.services.files, 'open').mockImplementationOnce(async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('%PDF');
          throw new Error('fell silent');
        })(),
      ),
    );
    await retryNow();
    await expect(app.drainJobs()).rejects.toThrow('fell silent');
    await retryNow();
    await app.drainJobs();
    expect(jsonIn(await unzip((await download(owner)).body), 'papers')).toMatchObject([{ isWhole: true }]);
  });
});

/** A failed job waits a minute before it comes again; this one comes now. */
const retryNow = () =>
  sql`update pgboss.job set start_after = now() where name = 'exports.make' and state = 'retry'`.execute(app.db);

describe('The address of a download', () => {
  it('is given to who signed in within 15 minutes, and is good for five', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const at = await linkOf(owner);
    app.clock.now = new Date(began.getTime() + 4 * 60_000);
    expect((await app.call('GET', at)).status).toBe(200);
    app.clock.now = new Date(began.getTime() + 5 * 60_000);
    expect((await app.call('GET', at)).status).toBe(404);
    app.clock.now = new Date(began.getTime() + 16 * 60_000);
    const late = await app.call('POST', `${path}/link`, { as: owner });
    expect([late.status, late.body.error]).toEqual([403, 'reauthenticationNeeded']);
  });

  it('opens nothing when it is made up, changed, or of a copy that was erased or made anew', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const at = await linkOf(owner);
    // Not the last letter, because some of its bits carry no data.
    const changed = at.slice(0, -10) + (at.at(-10) === 'A' ? 'B' : 'A') + at.slice(-9);
    for (const wrong of [changed, `${path}/x`, `${path}/${newId()}`, `${path}/${'x'.repeat(5000)}`])
      expect([wrong, (await app.call('GET', wrong)).status]).toEqual([wrong, 404]);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    expect((await app.call('GET', at)).status).toBe(404);
    await copyOf(owner);
    expect((await app.call('GET', at)).status).toBe(404);
  });

  it('ends with the sign-in that made it', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const at = await linkOf(owner);
    expect((await app.call('POST', '/api/auth/logout', { as: owner })).status).toBe(204);
    expect((await app.call('GET', at)).status).toBe(404);
  });

  it('opens nothing once what the copy was made with has been taken away', async () => {
    const { owner, pet } = await givenBella();
    const guest = await givenGuest(app, owner, pet.id, { medicalRecords: 'view' });
    await copyOf(guest);
    const at = await linkOf(guest);
    await app.db
      .updateTable('shares')
      .set({ medicalRecords: 'none' })
      .where('householdId', '=', owner.householdId)
      .where('userId', '=', guest.id)
      .execute();
    expect((await app.call('GET', at)).status).toBe(404);
    expect(await state(guest)).toMatchObject({ state: 'none' });
    expect((await app.call('POST', `${path}/link`, { as: guest })).status).toBe(404);
    const files = await copyOf(guest);
    expect(jsonIn(files, 'medicalRecords')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const stranger = await givenCoOwner(app, owner);
    expect(await state(stranger)).toMatchObject({ state: 'none' });
    expect((await app.call('POST', `${path}/link`, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', path, { as: stranger })).status).toBe(404);
    expect(await state(owner)).toMatchObject({ state: 'ready' });
    for (const [method, at] of [
      ['GET', path],
      ['POST', path],
      ['DELETE', path],
      ['POST', `${path}/link`],
    ] as const)
      expect((await app.call(method, at)).status).toBe(401);
  });
});

describe('After its time', () => {
  const sweep = async () => {
    await app.services.jobs.send(app.db, { name: 'exports.sweep', run: async () => undefined }, {});
    await app.drainJobs();
  };

  it('is erased after 7 days, its bytes too, and no longer offered from that moment', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const { fileId } = (await row(owner))!;
    // A sign-in that nobody uses ends.
    app.clock.now = new Date(began.getTime() + 4 * 86_400_000);
    expect(await state(owner)).toMatchObject({ state: 'ready' });
    app.clock.now = new Date(began.getTime() + 7 * 86_400_000 - 1000);
    await sweep();
    expect(await keys()).toContain(fileId);
    app.clock.now = new Date(began.getTime() + 7 * 86_400_000);
    expect(await state(owner)).toMatchObject({ state: 'none' });
    await sweep();
    expect([await row(owner), (await keys()).includes(fileId!)]).toEqual([undefined, false]);
  });

  it('is kept until then by the sweep of stored files and known to their check', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const { fileId } = (await row(owner))!;
    await sweepFiles({
      db: app.db,
      files: app.services.files,
      clock: () => new Date(Date.now() + 3 * 86_400_000),
      log: quietLog,
    });
    const { orphans, missing, damaged } = await checkFiles(app.db, app.services.files);
    expect([orphans.includes(fileId!), missing.includes(fileId!), damaged.includes(fileId!)]).toEqual([
      false,
      false,
      false,
    ]);
    await app.services.files.remove(fileId!);
    expect((await checkFiles(app.db, app.services.files)).missing).toContain(fileId);
  });

  it('makes room for a new one that is asked for after its time', async () => {
    const { owner } = await givenBella();
    await copyOf(owner);
    const { fileId } = (await row(owner))!;
    app.clock.now = new Date(began.getTime() + 4 * 86_400_000);
    await state(owner);
    app.clock.now = new Date(began.getTime() + 8 * 86_400_000);
    await app.db
      .updateTable('sessions')
      .set({ authenticatedAt: app.clock.now })
      .where('userId', '=', owner.id)
      .execute();
    expect((await start(owner)).body).toMatchObject({ state: 'running' });
    await app.drainJobs();
    expect((await keys()).includes(fileId!)).toBe(false);
  });

  it('goes with its account, bytes and job too', async () => {
    expect(fileJobs.length).toBeGreaterThan(0);
    const ready = await givenBella();
    await copyOf(ready.owner);
    const { fileId } = (await row(ready.owner))!;
    const running = await givenBella();
    await start(running.owner);
    for (const { owner } of [ready, running])
      expect((await app.call('DELETE', '/api/auth/account', { as: owner, body: {} })).status).toBe(204);
    expect([await row(ready.owner), await row(running.owner)]).toEqual([undefined, undefined]);
    const { rows } =
      await sql`select 1 from pgboss.job where data->>'userId' = any(${[ready.owner.id, running.owner.id]})`.execute(
        app.db,
      );
    expect(rows).toEqual([]);
    await app.drainJobs();
    expect((await keys()).includes(fileId!)).toBe(false);
  });
});
