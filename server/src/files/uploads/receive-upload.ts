import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A file that arrived; it lies in a temporary folder until it is discarded. */
export type Upload = {
  readonly path: string;
  /** The sender's name for it: data, never a path. */
  readonly name: string;
  readonly size: number;
  /** Removes the temporary folder; called when the request has been answered. */
  discard(): Promise<void>;
};

/** Options sent with the file, and the id derived from its `Idempotency-Key`: the same for the same person and key. */
type Beside<Options> = { readonly options: Options; readonly keyId: string | undefined };

/** Stores the uploaded file. The caller has checked access before, so that nobody fills our disk for a stranger's pet. */
export type Receive<Options = undefined> = () => Promise<Options extends undefined ? Upload : Upload & Beside<Options>>;

export type UploadRules = {
  readonly maxBytes: number;
  /** Selects the error texts: an attachment is not a photo. */
  readonly isPaper?: boolean | undefined;
  /** True when the form has a field `options`. */
  readonly hasOptions?: boolean;
  readonly dataDir: string;
  readonly userId: string;
};

/** Milliseconds without a byte on a connection: thirty pictures or twenty printouts come first, on a busy machine. */
export const maxTurnMs = 180_000;
const megabyte = 1024 * 1024;
// Room for the multipart envelope around the file.
const envelope = 16 * 1024;

/** Each holds a file on disk and a connection, a slow telephone's for minutes. A browser opens six at a time. */
const most = { inAll: 60, ofOne: 6 };
/** User → how many of theirs are here, until they are discarded. */
const here = new Map<string, number>();

function takePlace(userId: string): () => void {
  const ofOne = here.get(userId) ?? 0;
  const inAll = [...here.values()].reduce((sum, count) => sum + count, 0);
  if (inAll >= most.inAll || ofOne >= most.ofOne) throw new Refusal(503, 'unavailable', { retryAfter: 5 });
  here.set(userId, ofOne + 1);
  return () => {
    const left = (here.get(userId) ?? 1) - 1;
    if (left > 0) here.set(userId, left);
    else here.delete(userId);
  };
}

/** Ten thousand corrected cells, as JSON. */
const maxSaid = 1024 * 1024;

function textIn({ value, valueTruncated }: MultipartValue) {
  if (typeof value !== 'string' || valueTruncated) throw invalid({ options: 'invalid' });
  return value;
}

/** Browsers write a quote and the ends of lines in the name of a form's file as `%22`, `%0D` and `%0A`, and nothing else (HTML, 4.10.21.8). */
const nameOf = (sent: string | undefined) =>
  sent?.replace(/%(22|0D|0A)/g, (escaped) => decodeURIComponent(escaped)) || 'file';

/** Streams the form field `file` to disk with a hard count. 413 over `maxBytes`, 422 without a file, 503 past `most`. */
export async function receiveUpload(
  request: FastifyRequest,
  { maxBytes, isPaper, hasOptions = false, dataDir, userId }: UploadRules,
): Promise<Upload & { readonly said?: string | undefined }> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupportedType');
  const tooLarge = () =>
    new Refusal(413, 'payloadTooLarge', {
      fields: { file: `${isPaper ? 'paperTooLarge' : 'fileTooLarge'}:${Math.floor(maxBytes / megabyte)}` },
    });
  const around = envelope + (hasOptions ? maxSaid : 0);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + around) throw tooLarge();
  const leavePlace = takePlace(userId);
  let folder: string | undefined;
  const discard = async () => {
    leavePlace();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    folder = await makeTemporaryFolder(dataDir);
    // A connection that closed meanwhile ends no form: its parser listens from now on, and would wait for ever.
    if (request.raw.destroyed) throw new Refusal(400, 'badRequest');
    const target = path.join(folder, 'file');
    const limits = { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: maxSaid };
    let upload: Upload | undefined;
    let said: string | undefined;
    // The options may come after the file, so the whole form is read.
    for await (const part of hasOptions ? request.parts({ limits }) : [await request.file({ limits })]) {
      if (part?.type === 'field') said = part.fieldname === 'options' ? textIn(part) : said;
      else if (part?.fieldname !== 'file') throw invalid({ file: 'fileRequired' });
      else {
        const out = createWriteStream(target, { flags: 'wx', mode: 0o600 });
        await pipeline(part.file, out);
        // The connection is silent while a picture waits for its turn, and must not time out meanwhile.
        request.raw.socket.setTimeout?.(maxTurnMs);
        if (part.file.truncated) throw tooLarge();
        if (out.bytesWritten === 0) throw invalid({ file: isPaper ? 'fileEmpty' : 'fileRequired' });
        upload = { path: target, name: nameOf(part.filename), size: out.bytesWritten, discard };
      }
    }
    if (!upload) throw invalid({ file: 'fileRequired' });
    return { ...upload, said };
  } catch (error) {
    await discard();
    // The unread rest of the form is drained, since the next request on this connection comes after it.
    request.raw.unpipe().resume();
    if (error instanceof Refusal) throw error;
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // A form that was cut or is no form: the parser's own error would be a 500.
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw new Refusal(400, 'badRequest');
  }
}
