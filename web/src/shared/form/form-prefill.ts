import type { ResourceName } from '../queries/invalidation.ts';

type Begun = { readonly noun: ResourceName; readonly petId: string; readonly values: object; readonly at: number };

/** Milliseconds: whoever was led to a form is there by then, or has gone elsewhere. */
const freshMs = 20_000;

let begun: Begun | undefined;

/** What the next new one of a noun holds from the first, if its form is opened now and for that pet. */
export const setPrefill = (noun: ResourceName, petId: string, values: object) => {
  begun = { noun, petId, values, at: Date.now() };
};

/** What a form that is opened was begun with elsewhere; once. */
export function takePrefill(noun: ResourceName, petId: string): object | undefined {
  const found = begun;
  begun = undefined;
  const isMeant = found?.noun === noun && found.petId === petId && Date.now() - found.at < freshMs;
  return isMeant ? found.values : undefined;
}
