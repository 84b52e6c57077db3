import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../queries/use-refresh.ts';
import { makeSaver, savedRow, type SavableResource } from '../save/use-save.ts';

/**
 * Makes things that are told apart by their names, each once however often it is sent. Each name has an id of its own:
 * after a lost answer the next one is another thing, and no new name of the first. Failures are told where they were typed.
 *
 * @returns resolves when the thing is made; with `isSeen`, when what is on screen has been loaded anew, too
 */
export function useCreateNamedItem<Body extends { name: string }, Saved>(
  resource: SavableResource<Body, Saved>,
  { isSeen = false } = {},
) {
  const { onSuccess, onError } = useRefresh(resource.noun);
  const [savers] = useState(() => new Map<string, ReturnType<typeof makeSaver<Body, Saved>>>());
  const add = useMutation({
    mutationFn: async (body: Body) => {
      const saver = savers.get(body.name) ?? makeSaver(resource);
      savers.set(body.name, saver);
      return savedRow(await saver.save({ id: undefined, body }));
    },
    onSuccess: (answer) => {
      const seen = onSuccess(answer);
      return isSeen ? seen : undefined;
    },
    onError,
    meta: { quiet: true },
  });
  return add.mutateAsync;
}
