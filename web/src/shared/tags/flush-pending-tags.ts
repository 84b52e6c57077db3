/** Pending work of tag fields before their form is sent, by form control: `false` if it was refused. */
const fields = new WeakMap<object, () => Promise<boolean>>();

/** Registers a tag field until it unmounts. */
export function registerPendingTags(control: object, settle: () => Promise<boolean>) {
  fields.set(control, settle);
  return () => {
    if (fields.get(control) === settle) fields.delete(control);
  };
}

/**
 * Turns typed text into a tag when its form is sent, and waits for a tag in flight: the form's `tagIds` then has it.
 * `false` if the tag was refused; the refusal is shown at the tag field.
 */
export const flushPendingTags = async (control: object) => (await fields.get(control)?.()) ?? true;
