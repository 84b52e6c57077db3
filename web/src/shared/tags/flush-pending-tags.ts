/** What a form with tags has still to do before it is sent, by its control: `false` where that was refused. */
const fields = new WeakMap<object, () => Promise<boolean>>();

/** For the field: until it is taken off the screen. */
export function registerPendingTags(control: object, settle: () => Promise<boolean>) {
  fields.set(control, settle);
  return () => {
    if (fields.get(control) === settle) fields.delete(control);
  };
}

/**
 * What was typed as a tag is one when its form is sent, and one that is on its way has arrived: the form's `tagIds` has it
 * then. `false` where it was refused, which stands where it was typed.
 */
export const flushPendingTags = async (control: object) => (await fields.get(control)?.()) ?? true;
