import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, Transform } from 'node:stream';
import { Refusal } from '../../lib/refusal.ts';
import type { FileStore, Source } from './file-store.ts';

export type S3Config = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** Milliseconds, six seconds together: then a store that takes connections and says nothing is unavailable. */
export const patience = { connectionTimeout: 2000, socketTimeout: 4000 };
/** A store takes 5 GB in one request: what is larger than this goes in parts of this size, of which one can be sent again. */
const partSize = 2 ** 26;
/** A store that puts parts together, or keeps one of them, may be silent for minutes. */
const slowFactor = 30;
/** A slow reader keeps its connection for long: with the default of fifty, later readers would not get one in time. */
const agent = { maxSockets: Infinity };
const nothing = () => undefined;
const away = () => new Refusal(503, 'unavailable', { retryAfter: 5 });

/**
 * Bytes as objects of a bucket, by their keys. An acknowledged `put` is as safe as the store. 503 while it is away.
 * The client is loaded here alone: a folder needs none.
 */
export async function s3Store(
  { endpoint, bucket, region, accessKey, secretKey }: S3Config,
  { connectionTimeout, socketTimeout } = patience,
  partBytes = partSize,
): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } = s3;
  const slowTimeout = socketTimeout * slowFactor;
  const clientWith = (patience: { connectionTimeout: number; socketTimeout: number }) =>
    new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // A single host for all buckets: a subdomain per bucket needs a certificate of its own.
      forcePathStyle: true,
      // Others than Amazon's do not know the checksums that it asks for by now.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A stream is sent once.
      maxAttempts: 1,
      requestHandler: { ...patience, httpAgent: agent, httpsAgent: agent },
      // Errors go to the caller, not to the log.
      logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    });
  const client = clientWith({ connectionTimeout, socketTimeout });
  const slowClient = clientWith({ connectionTimeout, socketTimeout: slowTimeout });
  const of = (key: string) => ({ Bucket: bucket, Key: key });

  /** Runs a request to the store. Any failure is the store's and not the client's: 503. */
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw Object.assign(away(), { cause });
    }
  }

  const whole = (key: string, body: Uint8Array | Readable, length: number) =>
    new PutObjectCommand({ ...of(key), Body: body, ContentLength: length });

  async function put(key: string, source: Source) {
    if (source instanceof Uint8Array)
      return asked(async () => void (await client.send(whole(key, source, source.length))));
    const { size } = await stat(source.path);
    if (size > partBytes) return putInParts(key, source.path, size);
    await sendFrom(createReadStream(source.path), (body, abortSignal) =>
      client.send(whole(key, body, size), { abortSignal }),
    );
  }

  /** The object does not exist until all parts are there; a killed process leaves no object. */
  async function putInParts(key: string, path: string, size: number) {
    const { UploadId } = await asked(() => client.send(new s3.CreateMultipartUploadCommand(of(key))));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let start = 0; start < size; start += partBytes) {
        const PartNumber = Parts.length + 1;
        const length = Math.min(partBytes, size - start);
        const sendPart = async () => {
          const from = createReadStream(path, { start, end: start + length - 1 });
          return sendFrom(
            from,
            (body, abortSignal) => {
              const part = { ...of(key), UploadId, PartNumber, Body: body, ContentLength: length };
              return slowClient.send(new s3.UploadPartCommand(part), { abortSignal });
            },
            slowTimeout,
          );
        };
        const { ETag } = await sendPart().catch(sendPart).catch(sendPart);
        Parts.push({ ETag, PartNumber });
      }
      const done = { ...of(key), UploadId, MultipartUpload: { Parts } };
      await asked(() => slowClient.send(new s3.CompleteMultipartUploadCommand(done)));
    } catch (error) {
      await client.send(new s3.AbortMultipartUploadCommand({ ...of(key), UploadId })).catch(nothing);
      throw error;
    }
  }

  /** Given up when the store takes nothing more for a while. */
  async function sendFrom<T>(
    source: Readable,
    work: (body: Readable, signal: AbortSignal) => Promise<T>,
    silenceMs = socketTimeout,
  ): Promise<T> {
    const broken = new AbortController();
    // A socket's own time begins anew once when it has taken a part and then no more.
    const silence = setTimeout(() => broken.abort(), silenceMs + 1000);
    const body = new Transform({
      transform(chunk, _encoding, done) {
        silence.refresh();
        done(undefined, chunk);
      },
    });
    pipeline(source, body, (error) => error && broken.abort());
    try {
      return await asked(() => work(body, broken.signal));
    } finally {
      clearTimeout(silence);
      // The client leaves it open when the store does not take it to its end.
      body.destroy();
    }
  }

  async function open(key: string) {
    const { Body: body } = await asked(() => client.send(new GetObjectCommand(of(key))));
    return heard(body as IncomingMessage, socketTimeout);
  }

  return {
    put,
    open,
    remove: (key) => asked(async () => void (await client.send(new DeleteObjectCommand(of(key))))),
    async *list() {
      let token: string | undefined;
      do {
        const page = await asked(() =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, ...(token && { ContinuationToken: token }) })),
        );
        for (const { Key: key } of page.Contents ?? []) if (key) yield key;
        token = page.NextContinuationToken;
      } while (token);
    },
  };
}

/** Cut off when the store says nothing for so long while it is asked for more; whoever reads may take their time. */
function heard(body: IncomingMessage, ms: number): Readable {
  // A socket's own time runs while nobody reads, too.
  body.setTimeout(0);
  let silence: NodeJS.Timeout | undefined;
  const out = new Readable({
    read() {
      silence = setTimeout(() => out.destroy(new Error('The store has fallen silent')), ms);
      body.resume();
    },
    destroy(error, done) {
      clearTimeout(silence);
      body.destroy();
      done(error);
    },
  });
  body.on('data', (chunk) => {
    clearTimeout(silence);
    if (!out.push(chunk)) body.pause();
  });
  body.on('end', () => {
    clearTimeout(silence);
    out.push(null);
  });
  body.on('error', (error) => out.destroy(error));
  // A consumer that has not begun to read sees the error then; without this listener the event would end the process.
  out.on('error', nothing);
  return out;
}
