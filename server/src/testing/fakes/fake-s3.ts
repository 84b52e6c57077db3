import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Behaviour for requests: answer normally, fail, accept connections and stay silent, or stop or break halfway. */
type Mood = 'well' | 'failing' | 'silent' | 'stopping' | 'breaking';

/** The little of S3 that the product asks for, by paths of a bucket, in this process; for what no real one does on demand. */
export async function fakeS3() {
  const objects = new Map<string, Buffer>();
  /** Parts that came, of what is not whole yet. */
  const uploads = new Map<string, Buffer[]>();
  const said = { mood: 'well' as Mood, failsAt: undefined as number | undefined };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (said.mood === 'silent') return;
    if (said.mood === 'failing') return void response.writeHead(500).end();
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      return void response.writeHead(403).end();
    }
    const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.split('/')[2] ?? '';
    if (key === '') return void response.end(listed());
    const upload = asked.get('uploadId');
    if (asked.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, []);
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (upload !== null && request.method === 'PUT') {
      if (Number(asked.get('partNumber')) === said.failsAt) return void response.writeHead(500).end();
      uploads.get(upload)!.push(await buffer(request));
      return void response.writeHead(200, { etag: `"${asked.get('partNumber')}"` }).end();
    }
    if (upload !== null) {
      const parts = uploads.get(upload)!;
      uploads.delete(upload);
      await buffer(request);
      if (request.method === 'DELETE') return void response.writeHead(204).end();
      objects.set(key, Buffer.concat(parts));
      return void response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.length });
    if (said.mood === 'well') return void response.end(found);
    response.write(found.subarray(0, found.length / 2), () => said.mood === 'breaking' && response.destroy());
  }

  const listed = () =>
    `<ListBucketResult><IsTruncated>false</IsTruncated>${[...objects.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;

  return {
    objects,
    uploads,
    said,
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'papers',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
