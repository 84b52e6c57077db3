import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { folderStore } from '../../files/storage/file-store.ts';
import { jobList } from '../../job-list.ts';
import { newId } from '../../lib/ids.ts';
import { quietLog } from '../quiet-log.ts';
import { emptyDatabase } from './test-database.ts';

/** Path of a folder that is not there yet. */
export const newFolder = () => path.join(inject('runFolder'), newId());

/** A database and a data folder without anything, until the test ends; `to` is the destination of a restore. */
export async function emptyPlace() {
  const database = await emptyDatabase();
  const folder = newFolder();
  await mkdir(folder, { recursive: true });
  const files = await folderStore(path.join(folder, 'files'));
  onTestFinished(() => database.drop());
  return { database, folder, to: { connection: database.connection, files, dataDir: folder, log: quietLog, jobList } };
}
