import { ApiError } from '../../../lib/api/api-error.ts';
import { newId } from '../../../lib/uuid.ts';

export type MessageDraft = { text: string; fileIds: string[] };
/** Message that already exists under the id that was sent. */
type Standing = { text: string; files: readonly { id: string }[] };
/** Sends what was said under an id of its own; without one the server gives it one. */
type Send<Answer> = (said: MessageDraft & { id: string | undefined }) => Promise<Answer>;

const isSame = (one: string, other: string) => one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/**
 * Sends messages one after the other, and none of them twice: what is sent again after a lost answer has the id that it was
 * sent with. Words that were changed and files that were added meanwhile follow in a message of their own.
 */
export function safeMessageSend() {
  let id: string | undefined;
  /** An attempt before this one may have arrived. */
  let mayStand = false;
  const nextId = () => (id ??= newId());

  async function once(
    said: MessageDraft,
    send: (said: MessageDraft & { id: string | undefined }, mayStand: boolean) => Promise<Standing>,
  ) {
    try {
      return await send({ ...said, id: nextId() }, mayStand);
    } catch (error) {
      // The clock of this device is days ahead, or the id is another's: the server gives it one.
      if (error instanceof ApiError && (error.code === 'idTaken' || error.errors?.id !== undefined))
        return send({ ...said, id: undefined }, false);
      mayStand ||= error instanceof ApiError && error.isUnsure;
      throw error;
    }
  }

  return {
    nextId,
    /** Goes on with what was sent, or not, under this id. */
    resume(earlier: string) {
      id = earlier;
      mayStand = true;
    },
    /** `first` tells what stands under the id; `more` sends what it lacks. */
    async send(
      said: MessageDraft,
      first: (said: MessageDraft & { id: string | undefined }, mayStand: boolean) => Promise<Standing>,
      more: Send<unknown>,
    ) {
      const made = await once(said, first);
      const there = new Set(made.files.map((file) => file.id));
      const lacking = said.fileIds.filter((one) => !there.has(one));
      if (mayStand && (lacking.length > 0 || !isSame(made.text, said.text)))
        await more({ text: said.text, fileIds: lacking, id: newId() });
      [id, mayStand] = [undefined, false];
    },
  };
}
