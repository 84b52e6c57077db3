import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Config } from '../config.ts';
import { isMissing } from '../files/storage/check-files.ts';
import { type FileStore, folderStore } from '../files/storage/file-store.ts';
import { s3Store } from '../files/storage/s3-store.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { Manifest } from './manifest.ts';

const zstd = promisify(zstdCompress);
/** A changed byte must not pass for content. */
const compress = (content: Uint8Array) => zstd(content, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
const decompress = promisify(zstdDecompress);

/** Key of the object that makes a folder or bucket a target for backups. */
const HEAD = 'tzemed-backup.json';
const SNAPSHOT = 'snapshot-';
const MANIFEST = /^snapshot-\d{8}T\d{9}Z$/;
/** Ending of what a folder holds of a write that was cut off. */
const UNFINISHED = '.part';
/** Objects that hold content are called by 64 hexadecimal digits. */
const OBJECT = /^[0-9a-f]{64}$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Head = { readonly format: 1; readonly salt: string | null; readonly check: string };

/**
 * Folder or bucket that holds backups: objects named by their content, so that what has not changed is kept once, and a
 * manifest per backup. Objects are compressed, and encrypted where there is a key; then their names say nothing either.
 */
export type BackupTarget = {
  readonly isEncrypted: boolean;
  /** Keeps content unless it is there already; answers its id. */
  put(content: Uint8Array): Promise<string>;
  /** Content as it was put. @throws StartupError when it is missing or damaged */
  get(id: string): Promise<Buffer>;
  /** Names of backups, oldest first. */
  names(): readonly string[];
  writeManifest(name: string, manifest: Manifest): Promise<void>;
  readManifest(name: string): Promise<Manifest>;
  /**
   * Removes all backups but the newest, and the content that only they used. Answers the number of backups removed.
   *
   * @throws StartupError when one that is to stay cannot be read: then nothing is removed
   */
  prune(keep: number): Promise<number>;
  /** Objects that `put` has added since the target was opened. */
  readonly added: { objects: number; bytes: number };
};

type Options = Pick<Config, 's3' | 'backupKey'> & {
  /** Folder that is backed up. What lies in it is lost with it, and parts of it are emptied. */
  readonly dataDir?: string;
  /** True to read content that is there already, and write it anew where it is damaged. */
  readonly isProving?: boolean;
  /** False for a restore: the target must hold a backup. */
  readonly mayCreate: boolean;
};

/**
 * Opens `place`: a folder, or `s3://BUCKET` at the object store of the settings.
 *
 * @throws StartupError when it holds other data, no backup, or the key does not fit
 */
export async function openBackupTarget(place: string, options: Options): Promise<BackupTarget> {
  const { backupKey, mayCreate, isProving = false } = options;
  const store = await openStore(place, options);
  const keys = new Set<string>();
  for await (const key of store.list()) keys.add(key);
  const isEmpty = [...keys].every((key) => key === HEAD + UNFINISHED);
  const head = await readHead(store, place, { isEmpty, mayCreate, backupKey });
  const secret = secretOf(head, backupKey, place);
  const idOf = (content: Uint8Array) =>
    createHmac('sha256', secret ?? 'tzemed')
      .update(content)
      .digest('hex');
  const added = { objects: 0, bytes: 0 };
  const proven = new Set<string>();

  async function encode(content: Uint8Array) {
    const packed = await compress(content);
    return secret ? encrypt(packed, secret) : packed;
  }

  async function read(key: string) {
    try {
      const bytes = await buffer(await store.open(key));
      return await decompress(secret ? decrypt(bytes, secret) : bytes);
    } catch (error) {
      // A store that is away, or a folder that may not be read, is no damage.
      if (isMissing(error) || !isStorageError(error)) throw damaged(key, error);
      throw error;
    }
  }
  const damaged = (key: string, cause?: unknown) =>
    new StartupError(`The backup in ${place} is damaged: ${key} cannot be read`, { cause });

  const names = () => [...keys].filter((key) => MANIFEST.test(key)).sort();
  async function readManifest(name: string) {
    const manifest = parse<Manifest>(await read(name), () => damaged(name));
    if (manifest.format !== 1) throw isNewer(place);
    return manifest;
  }
  async function get(id: string) {
    const content = await read(id);
    if (idOf(content) !== id) throw damaged(id);
    return content;
  }
  const isWhole = (id: string) =>
    get(id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof StartupError) return false;
        throw error;
      },
    );

  return {
    isEncrypted: secret !== undefined,
    added,
    names: () => names().map((key) => key.slice(SNAPSHOT.length)),
    readManifest: (name) => readManifest(SNAPSHOT + name),
    async put(content) {
      const id = idOf(content);
      if (keys.has(id) && (!isProving || proven.has(id) || (await isWhole(id)))) {
        proven.add(id);
        return id;
      }
      const bytes = await encode(content);
      await store.put(id, bytes);
      keys.add(id);
      proven.add(id);
      added.objects += 1;
      added.bytes += bytes.length;
      return id;
    },
    get,
    async writeManifest(name, manifest) {
      await store.put(SNAPSHOT + name, await encode(Buffer.from(JSON.stringify(manifest))));
      keys.add(SNAPSHOT + name);
    },
    async prune(keep) {
      const all = names();
      const old = all.slice(0, Math.max(0, all.length - keep));
      const unfinished = [...keys].filter((key) => key.endsWith(UNFINISHED));
      if (old.length + unfinished.length === 0) return 0;
      const used = new Set<string>();
      for (const name of all.slice(old.length)) for (const id of objectsOf(await readManifest(name))) used.add(id);
      // Manifests first: content without a manifest is harmless, a manifest without its content is not.
      const unused = [...keys].filter((key) => OBJECT.test(key) && !used.has(key));
      for (const key of [...old, ...unfinished, ...unused]) {
        await store.remove(key);
        keys.delete(key);
      }
      return old.length;
    },
  };
}

/** Ids of everything that a backup consists of. */
export function* objectsOf({ functions, tables, queue, files, keys }: Manifest) {
  for (const { objects } of [functions, ...tables, ...(queue ? [queue] : []), ...files, ...keys]) yield* objects;
}

async function openStore(place: string, { s3, dataDir, mayCreate }: Options): Promise<FileStore> {
  const bucket = /^s3:\/\/([^/]+)\/?$/.exec(place)?.[1];
  if (bucket) {
    if (!s3) throw new StartupError(`Backups in ${place} need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY`);
    if (bucket === s3.bucket) throw new StartupError('Backups need a bucket of their own: S3_BUCKET holds the files');
    return s3Store({ ...s3, bucket });
  }
  const folder = path.resolve(place);
  if (!mayCreate && !existsSync(folder)) throw noBackup(place);
  if (mayCreate && dataDir !== undefined && isWithin(realPathOf(folder), realPathOf(dataDir))) {
    throw new StartupError(
      `${place} is in the data folder, and would be lost with it: take a place outside of ${dataDir}`,
    );
  }
  return folderStore(folder);
}

const isWithin = (folder: string, outer: string) => folder === outer || folder.startsWith(outer + path.sep);

/** Path without symbolic links, of what may not be there yet. */
function realPathOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(realPathOf(path.dirname(folder)), path.basename(folder));
}

const noBackup = (place: string) => new StartupError(`There is no backup in ${place}`);

const isNewer = (place: string) =>
  new StartupError(`The backup in ${place} was made by a newer version of this program`);

function parse<T>(bytes: Buffer, damaged: () => Error): T {
  try {
    return JSON.parse(bytes.toString()) as T;
  } catch {
    throw damaged();
  }
}

async function readHead(
  store: FileStore,
  place: string,
  { isEmpty, mayCreate, backupKey }: { isEmpty: boolean; mayCreate: boolean; backupKey: string | undefined },
): Promise<Head> {
  try {
    const bytes = await buffer(await store.open(HEAD));
    const head = parse<Head>(
      bytes,
      () => new StartupError(`The backup in ${place} is damaged: ${HEAD} cannot be read`),
    );
    if (head.format !== 1) throw isNewer(place);
    return head;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  if (!mayCreate) throw noBackup(place);
  if (!isEmpty) throw new StartupError(`${place} holds other data: a backup needs a place of its own`);
  const salt = backupKey === undefined ? null : randomBytes(16).toString('hex');
  const head: Head = { format: 1, salt, check: salt === null ? '' : checkOf(deriveSecret(backupKey!, salt)) };
  await store.put(HEAD, Buffer.from(JSON.stringify(head)));
  return head;
}

function secretOf({ salt, check }: Head, backupKey: string | undefined, place: string) {
  if (salt === null) {
    if (backupKey === undefined) return undefined;
    throw new StartupError(`The backups in ${place} are not encrypted: take another place for encrypted ones`);
  }
  if (backupKey === undefined) throw new StartupError(`The backups in ${place} are encrypted: set BACKUP_KEY`);
  const secret = deriveSecret(backupKey, salt);
  if (checkOf(secret) !== check) throw new StartupError(`BACKUP_KEY is not the key of the backups in ${place}`);
  return secret;
}

const deriveSecret = (backupKey: string, salt: string) => scryptSync(backupKey, Buffer.from(salt, 'hex'), 32);
const checkOf = (secret: Buffer) => createHash('sha256').update('tzemed-backup').update(secret).digest('hex');

/** A nonce, the tag that proves the rest, and what was encrypted. */
function encrypt(content: Uint8Array, secret: Buffer) {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(bytes: Buffer, secret: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** True for what a disk or an object store refuses, in contrast to bytes that make no sense. */
const isStorageError = (error: unknown) => 'status' in (error as object) || 'syscall' in (error as object);
