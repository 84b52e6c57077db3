import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { folderStore } from '../../server/src/files/storage/file-store.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { expandingPdf, writtenPdf } from '../../server/src/testing/documents/sample-pdfs.ts';
import { readPdf } from '../../server/src/testing/documents/read-pdf.ts';
import { type WriteTracker, startWriteTracker } from '../fixtures/write-tracker.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

// Each PDF fills the heap of a process.
test.slow();

let dataDir: string;
let server: ServerProcess;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-expanding-'));
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const names = ['first.pdf', 'second.pdf', 'third.pdf', 'fourth.pdf'];

/** A record with PDFs that expand without end, as they were stored before uploads were checked for that. */
async function givenRecord({ call, petId, token }: WriteTracker) {
  const id = newId();
  const record = { id, petId, type: 'vet_visit', description: 'ביקור', date: '2026-11-01', cost: 180 };
  await call('POST', '/medical-records', { body: record });
  for (const name of names) {
    const body = new FormData();
    body.append('file', new File([Uint8Array.from(await writtenPdf(['small']))], name));
    const sent = await fetch(`${server.url}/api/medical-records/${id}/attachments`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sent.status).toBe(201);
  }
  const files = await folderStore(path.join(dataDir, 'files'));
  for await (const key of files.list()) await files.put(key, expandingPdf());
  return id;
}

test('A claim whose PDFs expand without end is printed, and the server answers others meanwhile', async () => {
  const ledger = await startWriteTracker(() => server.url);
  const recordId = await givenRecord(ledger);

  const time = new AbortController();
  const printing = fetch(`${server.url}/api/pets/${ledger.petId}/prints/claim?recordIds=${recordId}`, {
    headers: { authorization: `Bearer ${ledger.token}`, 'accept-language': 'en' },
  }).finally(() => time.abort());
  // Throws when it is not answered.
  while (!time.signal.aborted) await ledger.call('GET', '/expenses');
  const printed = await printing;
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text, pages } = await readPdf(new Uint8Array(await printed.arrayBuffer()));
  expect(pages).toBe(1);
  for (const name of names) expect(text).toContain(name);
  expect(text.match(/Cannot be read/g)).toHaveLength(names.length);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
});
