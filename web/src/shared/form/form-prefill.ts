import type { ResourceName } from '../queries/invalidation.ts';

type Begun = { readonly noun: ResourceName; readonly petId: string; readonly values: object; readonly at: number };

/** Milliseconds: whoever was led to a form is there by then, or has gone elsewhere. */
const freshMs = 20_000;

let begun: Begun | undefined;

/** Sets values for the next new item of a resource, if its form opens now and for that pet. */
export const setPrefill = (noun: ResourceName, petId: string, values: object) => {
  begun = { noun, petId, values, at: Date.now() };
};

/** Returns and clears values that another screen prefilled. */
export function takePrefill(noun: ResourceName, petId: string): object | undefined {
  const found = begun;
  begun = undefined;
  const isMeant = found?.noun === noun && found.petId === petId && Date.now() - found.at < freshMs;
  return isMeant ? found.values : undefined;
}
