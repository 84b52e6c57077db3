import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Tag } from '@tzemed/contract/tags';
import { ownAddition } from '../own-addition.ts';
import { useRefresh } from '../use-refresh.ts';
import { tagsApi } from './use-tags.ts';

type Body = Pick<Tag, 'name' | 'hue' | 'householdId'>;

/**
 * Makes tags, each once however often it is sent. Each name has an id of its own: after a lost answer the next one is
 * another tag, and no new name of the first. Failures are told where they were typed.
 */
export function useNewTag() {
  const { onSuccess, onError } = useRefresh('tags');
  const [ways] = useState(() => new Map<string, ReturnType<typeof ownAddition<Body, { tag: Tag }>>>());
  const add = useMutation({
    mutationFn: (body: Body) => {
      const way = ways.get(body.name) ?? ownAddition<Body, { tag: Tag }>(tagsApi.calls);
      ways.set(body.name, way);
      return way(body);
    },
    onSuccess: (answer) => void onSuccess(answer),
    onError,
    meta: { quiet: true },
  });
  return async (body: Body) => (await add.mutateAsync(body)).tag;
}
