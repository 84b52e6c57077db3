import { ApiError } from '../../lib/api/api-error.ts';
import { newId } from '../../lib/uuid.ts';
import { matchesSent, type ItemFields } from './safe-update.ts';

type Calls<Body, Saved> = {
  create: (sent: { body: Body }, options?: { newId: string }) => Promise<Saved>;
  update: (sent: { params: { id: string }; body: Body }) => Promise<Saved>;
};

/** The server has refused an id for its time: this device's clock is days ahead, and its next ones would be refused too. */
let isAhead = false;

/**
 * Adds things one after another, and none of them twice: what is sent again after a lost answer has the id that it was
 * sent with. A correction in the meantime updates the row that arrived.
 */
export function safeCreate<Body, Saved>({ create, update }: Calls<Body, Saved>) {
  let id: string | undefined;
  let unanswered: ItemFields[] = [];
  /** The id is of an earlier visit, in which a save may have arrived whose answer was lost. */
  let isResumed = false;

  async function once(body: Body) {
    if (isAhead) return create({ body });
    id ??= newId();
    try {
      return await create({ body }, { newId: id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isAhead = error.errors?.id !== undefined;
      // `idTaken`: it has arrived, and somebody has deleted it. Pressing again means a new one.
      if (isAhead || error.code === 'idTaken') return create({ body });
      throw error;
    }
  }

  async function add(body: Body): Promise<Saved> {
    try {
      const made = await once(body);
      const [thing = {}] = Object.values(made as Record<string, ItemFields>);
      const isEarlier =
        !matchesSent(body as ItemFields, thing) && (isResumed || unanswered.some((sent) => matchesSent(sent, thing)));
      const { version } = thing;
      const saved = isEarlier ? await update({ params: { id: String(thing.id) }, body: { ...body, version } }) : made;
      [id, unanswered, isResumed] = [undefined, [], false];
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.isUnsure) unanswered.push(body as ItemFields);
      throw error;
    }
  }

  /** Id of the next item, so that something can be sent for it before it is created. */
  const nextId = () => (id ??= newId());
  /** Goes on with what was sent, or not, under this id. */
  function resume(earlier: string) {
    id = earlier;
    isResumed = true;
  }
  return Object.assign(add, { nextId, resume });
}
