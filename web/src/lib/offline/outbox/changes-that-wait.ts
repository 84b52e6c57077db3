import { callPath } from '../resources.ts';
import type { OutboxChange } from './entry.ts';

/** Kinds of changes to an item. `part`: a comment or an attachment of it. */
export type ChangeKind = 'create' | 'update' | 'remove' | 'restore' | 'press' | 'part' | 'upload';

/** Target of a change: the item, and what happens to it. */
export type Target = { readonly kind: ChangeKind; readonly item: string; readonly press?: string };

const uuidLength = 36;
const isId = (text: string | undefined) => text?.length === uuidLength;
const partsThatWait = new Set(['comments', 'attachments']);

const uploads = '/api/uploads';
/** Item that a new upload is for. */
export const itemOfUpload = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname === uploads ? (searchParams.get('for') ?? undefined) : undefined;
};
/** Id in the address of an upload. */
export const uploadIn = (url: string) => {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname.startsWith(`${uploads}/`) ? pathname.slice(uploads.length + 1) : undefined;
};

/** Undefined for a change that needs a connection. */
export function targetOf({ method, url, id: own, isCreate, for: item }: OutboxChange): Target | undefined {
  if (item !== undefined) return { kind: 'upload', item };
  const called = callPath(url);
  if (!called) return undefined;
  const { id, action, part, resource } = called;
  if (id === undefined) return method === 'POST' && isCreate ? { kind: 'create', item: own } : undefined;
  if (!isId(id)) return undefined;
  if (action === undefined) {
    if (method === 'PUT') return { kind: 'update', item: id };
    return method === 'DELETE' ? { kind: 'remove', item: id } : undefined;
  }
  if (partsThatWait.has(action)) return part === undefined || isId(part) ? { kind: 'part', item: id } : undefined;
  if (part !== undefined) return undefined;
  // The rows of other pets that were made by the same press go, too.
  if (action === 'together' && method === 'DELETE') return { kind: 'remove', item: id };
  if (action === 'restore') return { kind: 'restore', item: id };
  return resource.presses?.[action] ? { kind: 'press', item: id, press: action } : undefined;
}

/** Name in the contract of the resource that a change is of; undefined for an upload, which is of the item it is for. */
export const nounOf = (url: string) => callPath(url)?.resource.noun;
