import type { AttachmentKind } from '@tzemed/contract/items/attachments';
import { newId } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { NewAttachment } from '../attachment-rows.ts';
import { fileNameOf } from './file-name.ts';
import { keepFile } from '../storage/keep-file.ts';
import { type ProcessedAttachment, readAttachment, thumbType } from '../formats/read-attachment.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Receive, Upload } from './receive-upload.ts';

type Taker = { readonly files: FileStore; readonly user: { readonly id: string } };

/** Details that a client sends with an attachment. */
export type UploadDetails = {
  readonly id?: string | undefined;
  readonly kind?: AttachmentKind | undefined;
  readonly expiresOn?: string | null | undefined;
};

/** Processes a received file for a user into an attachment. */
export type ReadUpload = (upload: Upload, userId: string) => Promise<ProcessedAttachment>;
const asPaper: ReadUpload = ({ path }, userId) => readAttachment(path, userId);

/** Takes a paper in and puts its bytes into the store; what is written of it then is `work`'s. */
export async function storeUpload<T>(
  { files, user }: Taker,
  receive: Receive,
  { id = newId(), kind = undefined, expiresOn = null }: UploadDetails,
  work: (paper: NewAttachment) => Promise<T | undefined>,
  read = asPaper,
): Promise<T | undefined> {
  const upload = await receive();
  const { path, thumb, ...paper } = await read(upload, user.id);
  const name = fileNameOf(upload.name);
  const kept: string[] = [];
  const keep = async (type: string, source: string) => {
    const file = await keepFile(files, { name, type, source: { path: source } });
    kept.push(file.id);
    return file;
  };
  let mayBeWritten = false;
  try {
    const file = await keep(paper.type, path);
    const small = thumb === undefined ? undefined : await keep(thumbType, thumb);
    const about = { id, name, ...paper, size: file.size, kind: kind ?? null, expiresOn };
    mayBeWritten = true;
    const done = await work({ ...about, file, thumb: small });
    mayBeWritten = done !== undefined;
    return done;
  } catch (error) {
    // A refused write was not made. When the connection breaks during it the outcome is unknown, and the sweep decides.
    if (error instanceof Refusal && error.status < 500) mayBeWritten = false;
    throw error;
  } finally {
    if (!mayBeWritten) for (const id of kept) await files.remove(id).catch(() => undefined);
  }
}
