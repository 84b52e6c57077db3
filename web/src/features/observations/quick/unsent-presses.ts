import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';

/** A press whose answer has not come. `id` is the client id: however often it is sent, it is stored once. */
export type UnsentPress = {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly petIds: readonly string[];
};

/** Kept on the device as an unsaved form is: over a reload, for seven days, until the session ends. */
const form = 'presses';

export const unsentPresses = () =>
  ((readDraft(form)?.values['presses'] ?? []) as readonly UnsentPress[]).filter(isPress);

const isPress = (one: Partial<UnsentPress> | null) =>
  Boolean(one?.id && one.kind && one.at && Array.isArray(one.petIds) && one.petIds.length > 0);

function keep(presses: readonly UnsentPress[]) {
  if (presses.length === 0) return dropDraft(form);
  return keepDraft(form, { at: Date.now(), values: { presses } });
}

export const keepUnsent = (press: UnsentPress) => keep([...unsentPresses().filter(({ id }) => id !== press.id), press]);

export const dropUnsent = (id: string) => keep(unsentPresses().filter((one) => one.id !== id));
