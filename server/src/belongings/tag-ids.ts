import { isUuid } from '../lib/ids.ts';
import { notFound } from '../lib/refusal.ts';

/** 404 for what cannot be a tag, as for what is nobody's: whether its home has it, the database looks (0037_tags.sql). */
export function refuseNoTags({ tagIds = [] }: { readonly tagIds?: readonly string[] | undefined }) {
  if (!tagIds.every(isUuid)) throw notFound();
}
