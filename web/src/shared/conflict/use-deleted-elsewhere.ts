import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import { restoreSubmitValue } from './DeletedElsewhereNotice.tsx';

type Edit<Body> = { id: string | undefined; body: Body };
type Calls<Body, Saved> = {
  save: (edit: Edit<Body>) => Promise<Saved>;
  restore: (sent: { params: { id: string } }) => Promise<unknown>;
};

/**
 * An edit of what has been deleted elsewhere (404). `save` answers nothing then, and `DeletedElsewhereNotice` shows what can be done:
 * it is brought back with what was typed, or saved as new where nothing of it is there any more.
 */
export function useDeletedElsewhere<V extends FieldValues & { version?: number | undefined }, Body, Saved>(
  form: UseFormReturn<V>,
  { save, restore }: Calls<Body, Saved>,
) {
  const [isGone, setGone] = useState(false);

  async function bringBack(id: string, body: Body) {
    const { version: _, ...fields } = body as { version?: number };
    const version = await restoredVersion(restore, id);
    if (version !== undefined) {
      // The item exists again, whatever the save below does: the next save is an edit of it.
      setGone(false);
      form.setValue('version' as Path<V>, version as PathValue<V, Path<V>>);
      return save({ id, body: { ...fields, version } as Body });
    }
    // A failed restore may mean that another person has restored the item: creating one would duplicate it.
    return save({ id, body }).catch((error: unknown) => {
      if (!isOfGone(error)) throw error;
      return save({ id: undefined, body: fields as Body });
    });
  }

  return {
    isGone,
    save: async ({ id, body }: Edit<Body>, then: string | undefined): Promise<Saved | undefined> => {
      try {
        return await (id !== undefined && then === restoreSubmitValue ? bringBack(id, body) : save({ id, body }));
      } catch (error) {
        // Stale is what is there, in another version.
        if (error instanceof ApiError && error.code === 'stale') setGone(false);
        if (!isOfGone(error)) throw error;
        setGone(true);
        return undefined;
      }
    },
  };
}

const isOfGone = (error: unknown) => error instanceof ApiError && error.code === 'gone';

/** Version of the restored item; undefined if it can't be restored, since it is not among the deleted ones. */
async function restoredVersion(restore: Calls<never, unknown>['restore'], id: string) {
  try {
    const restored = await restore({ params: { id } });
    return (Object.values(restored as object)[0] as { version: number }).version;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
