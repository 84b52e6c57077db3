import { maxMessages, maxNotes } from '@tzemed/contract/site/support-tickets';
import { idTaken } from '../../belongings/service/client-ids.ts';
import type { Member } from '../../context.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import * as files from './store-files.ts';
import * as store from './store.ts';

type Written = {
  readonly id?: string | undefined;
  readonly text: string;
  readonly fileIds?: readonly string[] | undefined;
};
type By = { readonly isAnswer: boolean; readonly isNote: boolean; readonly name: string | null };

/** Adds a message with its files to a ticket, whose person the caller holds. Answers its id. */
export async function addMessage(
  { db, user, now }: Member,
  { userId, id: ticketId }: { readonly userId: string; readonly id: string },
  { id = newId(), text, fileIds = [] }: Written,
  by: By,
) {
  const { lastPlace, messages, notes } = await store.countMessages(db, { userId, id: ticketId });
  if (by.isNote && notes >= maxNotes) throw new Refusal(409, 'tooManyNotes');
  if (!by.isNote && messages >= maxMessages) throw new Refusal(409, 'tooManyMessages');
  const writtenBy = by.isAnswer ? user.id : null;
  const message = { userId, id, ticketId, place: lastPlace + 1, text, createdAt: now, writtenBy, ...by };
  if (!(await store.insertMessage(db, message))) throw idTaken();
  const ids = [...new Set(fileIds.map((fileId) => fileId.toLowerCase()))];
  const isWhole =
    ids.length === 0 || (await files.take(db, { senderId: user.id, ids, now }, { userId, ticketId, messageId: id }));
  if (!isWhole) throw invalid({ fileIds: 'ticketFileGone' });
  return id;
}
