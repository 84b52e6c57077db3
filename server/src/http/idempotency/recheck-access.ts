import type { Endpoint, PetAccess } from '@tzemed/contract/schema/endpoint';
import { demandHome, petOf } from '../../access.ts';
import type { Ctx, Member } from '../../context.ts';

/**
 * Refuses a kept answer of a row about pets, or a home, that who asks may not see any more as they could when it was
 * given: their right was taken away, or the pet is gone. An answer without an item reveals nothing.
 */
export const recheckAccess = (row: Endpoint) => async (ctx: Ctx, reply: unknown) => {
  for (const [name, thing] of Object.entries((reply ?? {}) as Record<string, Partial<Thing> | null>)) {
    const petId = name === 'pet' ? thing?.id : thing?.petId;
    const right = name === 'pet' ? profile : rightBehind(row);
    const member = ctx as Member;
    if (petId && right) await petOf({ ...member, right }, petId);
    if (right?.of && thing?.householdId) await demandHome({ ...member, right }, thing.householdId);
  }
};

type Thing = { readonly id: string; readonly petId: string; readonly householdId: string };

const profile: PetAccess = { area: 'profile', level: 'view' };

/** To look at what was written; what is told to owners alone stays with them. */
const rightBehind = ({ access }: Endpoint): PetAccess | undefined =>
  typeof access === 'object' ? { ...access, level: access.level === 'own' ? 'own' : 'view' } : undefined;
