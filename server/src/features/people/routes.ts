import type { people } from '@tzemed/contract/people';
import { viewOf } from '../../access.ts';
import type { Routes } from '../../http/routes.ts';
import * as store from './store.ts';

export const routes: Routes<typeof people> = {
  list: async (ctx) => {
    const scope = viewOf(ctx, 'profile');
    const [people, sharedPetIds] = await Promise.all([store.list(ctx.db, scope), store.sharedPets(ctx.db, scope)]);
    return { people, sharedPetIds };
  },
  carers: async (ctx, { query: { area } }) => ({ carers: await store.listCarers(ctx.db, viewOf(ctx, area)) }),
};
