import { dayOf } from '@tzemed/contract/dates/days';
import type { people } from '@tzemed/contract/sharing/people';
import { pathOfPicture } from '@tzemed/contract/account/profile-picture';
import { viewOf } from '../../access.ts';
import { listPeople } from '../../households/household-people.ts';
import type { Routes } from '../../http/handler-types.ts';
import { picturesOf } from '../../identity/accounts.ts';
import * as store from './store.ts';

export const routes: Routes<typeof people> = {
  list: async (ctx) => {
    const scope = viewOf(ctx, 'profile');
    const [people, sharedPetIds] = await Promise.all([
      listPeople(ctx.db, scope, ctx.now),
      store.sharedPets(ctx.db, scope, dayOf(ctx.now)),
    ]);
    const pictures = await picturesOf(
      ctx.db,
      people.filter(({ isHere }) => isHere).map(({ id }) => id),
    );
    const pictured = people.map(({ id, name, isHere }) => ({
      id,
      name,
      isHere,
      profilePicture: pathOfPicture(pictures.get(id) ?? null),
    }));
    return { people: pictured, sharedPetIds };
  },
  carers: async (ctx, { query: { area } }) => ({
    carers: await store.listCarers(ctx.db, viewOf(ctx, area), dayOf(ctx.now)),
  }),
};
