import { callPath, type RowFields, type Writing } from '../resources.ts';
import { targetOf } from './changes-that-wait.ts';
import type { NewEntry } from './entry.ts';

/** The reply that the server will give to a change, as far as this device can tell. */
export function provisionalAnswer(entry: NewEntry, writing: Writing): unknown {
  const target = targetOf(entry)!;
  const { body = {} } = entry;
  const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const resource = callPath(entry.url)?.resource;
  const { version: _, ...values } = fields;
  const stamped = { updatedAt: writing.at, updatedBy: writing.by };
  const stamps = { createdAt: writing.at, createdBy: writing.by, ...stamped };
  if (target.kind === 'upload') return answerOfUpload(entry, target.item, writing, values);
  if (target.kind === 'part') return answerOfPart(entry, { ...values, ...stamps }, writing);
  if (!resource) return undefined;
  const rowOf = (changed: RowFields) => ({ [resource.one]: { ...entry.base, ...changed, id: target.item } });
  switch (target.kind) {
    case 'create':
      return rowOf({ tagIds: [], version: 1, ...stamps, ...resource.added(values, writing), ...values });
    case 'update':
      return rowOf({ ...values, ...stamped });
    case 'press':
      return { ...rowOf({ ...resource.presses![target.press!]!(body, writing), ...stamped }), ...resource.beside };
    case 'restore':
      return rowOf({});
    case 'remove':
      return undefined;
  }
}

/** Its details say no more than what was sent with them; the list of files knows the rest. */
function answerOfUpload(entry: NewEntry, item: string, writing: Writing, values: RowFields) {
  if (entry.file) return { upload: fileOf(entry, item, writing), storage: [] };
  return entry.method === 'DELETE' ? undefined : { upload: { ...entry.base, ...values } };
}

function answerOfPart(entry: NewEntry, fields: RowFields, writing: Writing) {
  const { pathname } = new URL(entry.url, 'http://localhost');
  const part = pathname.split('/').at(-1);
  if (entry.method === 'DELETE') return undefined;
  const id = entry.method === 'POST' ? entry.id : part;
  const petId = entry.base?.petId;
  if (pathname.includes('/comments')) return { comment: { ...fields, id, petId } };
  if (entry.file) return { attachment: { ...fileOf(entry, entry.item, writing), petId, tagIds: [] }, storage: [] };
  return { attachment: { ...fields, id, petId } };
}

/** Data of a file that nobody has looked into yet. */
const fileOf = ({ id, file, url }: NewEntry, item: string, { at, by }: Writing) => ({
  id,
  for: item,
  name: file!.name,
  type: file!.type || 'application/octet-stream',
  size: file!.size,
  pages: null,
  width: null,
  height: null,
  isLocked: false,
  hasScripts: false,
  hasThumb: false,
  kind: new URL(url, 'http://localhost').searchParams.get('kind'),
  expiresOn: null,
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
});
