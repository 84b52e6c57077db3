import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { safeMessageSend, type MessageDraft } from './safe-message-send.ts';

type Sent = MessageDraft & { id: string | undefined };

/** A server that keeps messages by id; `isCut`: its answers are lost. */
function given() {
  const kept = new Map<string, MessageDraft>();
  const server = { isCut: false, sent: [] as Sent[] };
  async function send({ id, text, fileIds }: Sent) {
    server.sent.push({ id, text, fileIds });
    const standing = kept.get(id!) ?? { text, fileIds };
    kept.set(id!, standing);
    if (server.isCut) throw new ApiError(502, 'unavailable', 'no answer');
    return { text: standing.text, files: standing.fileIds.map((one) => ({ id: one })) };
  }
  return { server, send, messages: () => [...kept.values()] };
}

test('A file that is added after a lost answer follows in a message of its own', async () => {
  const { server, send, messages } = given();
  const own = safeMessageSend();
  server.isCut = true;
  await expect(own.send({ text: 'מצורף', fileIds: ['a'] }, send, send)).rejects.toThrow('no answer');
  server.isCut = false;
  await own.send({ text: 'מצורף', fileIds: ['a', 'b'] }, send, send);
  expect(messages()).toEqual([
    { text: 'מצורף', fileIds: ['a'] },
    { text: 'מצורף', fileIds: ['b'] },
  ]);
  const [first, again, more] = server.sent.map(({ id }) => id);
  expect(again).toBe(first);
  expect(more).not.toBe(first);
});

test('The same words and files after a lost answer are one message, and the next one has another id', async () => {
  const { server, send, messages } = given();
  const own = safeMessageSend();
  server.isCut = true;
  await expect(own.send({ text: 'שלום', fileIds: ['a'] }, send, send)).rejects.toThrow('no answer');
  server.isCut = false;
  await own.send({ text: ' שלום ', fileIds: ['a'] }, send, send);
  expect(messages()).toHaveLength(1);
  await own.send({ text: 'ועוד', fileIds: [] }, send, send);
  expect(messages()).toHaveLength(2);
});
