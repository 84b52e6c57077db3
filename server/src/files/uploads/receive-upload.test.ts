import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formWith } from '../../testing/documents/upload-form.ts';
import { temporaryFolderOf } from './temporary-folder.ts';
import { receiveUpload } from './receive-upload.ts';

let app: FastifyInstance;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-uploads-'));
  app = Fastify();
  await app.register(multipart);
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** More than one user may have under way. */
const uploads = Array.from({ length: 8 }, (_, index) => index);

test.each([
  ['one file', false],
  ['a file with options', true],
])(
  'An upload of %s whose connection closes before the form is read is refused and leaves nothing behind',
  async (_form, hasOptions) => {
    const refusals: unknown[] = [];
    const handler = async (request: FastifyRequest) => {
      // Simulates the time in which access is checked.
      await new Promise((resolve) => request.raw.once('close', resolve));
      await receiveUpload(request, { maxBytes: 1e6, hasOptions, dataDir, userId: 'dana' }).catch((error: unknown) =>
        refusals.push(error),
      );
      return {};
    };
    app.route({ method: 'POST', url: '/', handler });
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const { body, headers } = await formWith('x'.repeat(200_000));
    for (const _ of uploads) {
      const socket = connect(port);
      socket.write(
        `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, 1000), () => socket.destroy());
      await once(socket, 'close');
    }
    await expect.poll(() => refusals).toHaveLength(uploads.length);
    expect(refusals).toEqual(uploads.map(() => expect.objectContaining({ status: 400, code: 'badRequest' })));
    expect(await readdir(temporaryFolderOf(dataDir))).toEqual([]);
  },
);

test.each([
  ['ד"ר לוי.pdf', 'ד"ר לוי.pdf'],
  ['"שלום".pdf', '"שלום".pdf'],
  ['א\r\nב.pdf', 'א\r\nב.pdf'],
  ['100%.pdf', '100%.pdf'],
  ['50%25.pdf', '50%25.pdf'],
  ['a%20b%2F.pdf', 'a%20b%2F.pdf'],
  ['%d0%a1.pdf', '%d0%a1.pdf'],
])('A browser’s file %j keeps its name', async (name, kept) => {
  const names: string[] = [];
  const handler = async (request: FastifyRequest) => {
    const upload = await receiveUpload(request, { maxBytes: 1e6, dataDir, userId: 'dana' });
    names.push(upload.name);
    await upload.discard();
    return {};
  };
  app.route({ method: 'POST', url: '/', handler });
  const { body, headers } = await formWith('x', { name });
  await app.inject({ method: 'POST', url: '/', payload: body, headers });
  expect(names).toEqual([kept]);
});
