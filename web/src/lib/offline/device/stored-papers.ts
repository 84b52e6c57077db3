import type { ReadingDatabase } from '../device-databases.ts';

/** Photos of pets: their address has the photo's id, or a new one replaces it. */
const isPhoto = (url: string) => /^\/api\/pets\/[\w-]+\/photo/.test(url);

/** The address of an attachment's bytes says their size. */
const ofSize = (url: string) => (/\/attachments\/[\w-]+$/.test(url) ? `${url}?size=full` : url);

export const storedPaper = async (db: ReadingDatabase, url: string) => (await db.get('papers', ofSize(url)))?.blob;

/** Stores a pet's photo as it was shown last. Papers are stored by the sync, which knows how many there is room for. */
export async function storePhoto(db: ReadingDatabase, url: string, blob: Blob) {
  if (isPhoto(url)) await db.put('papers', { url, at: Date.now(), blob });
}
