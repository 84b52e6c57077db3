import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { safeCreate } from '../queries/safe-create.ts';
import type { MutableResource } from '../queries/use-item-mutations.ts';
import { useRefresh } from '../queries/use-refresh.ts';

/**
 * Makes things that are told apart by their names, each once however often it is sent. Each name has an id of its own:
 * after a lost answer the next one is another thing, and no new name of the first. Failures are told where they were typed.
 *
 * @returns resolves when the thing is made; with `isSeen`, when what is on screen has been loaded anew, too
 */
export function useCreateNamedItem<Body extends { name: string }, Saved>(
  { noun, calls }: MutableResource<Body, Saved>,
  { isSeen = false } = {},
) {
  const { onSuccess, onError } = useRefresh(noun);
  const [ways] = useState(() => new Map<string, ReturnType<typeof safeCreate<Body, Saved>>>());
  const add = useMutation({
    mutationFn: (body: Body) => {
      const way = ways.get(body.name) ?? safeCreate<Body, Saved>(calls);
      ways.set(body.name, way);
      return way(body);
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
