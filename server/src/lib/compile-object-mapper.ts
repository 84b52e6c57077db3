/** A field of what is made: its name, where it is read from, and what is done to a value that is there. */
export type MappedField = { readonly name: string; readonly from: string; readonly as?: (value: never) => unknown };

type Make = (value: object) => Record<string, unknown>;

/**
 * A function that makes an object of another's fields. It is written out and compiled, once for each list of fields: an
 * object with thirty of them that is filled by a loop takes ten times as long, and a page of a list is some hundreds of
 * values. Its code consists of our own names, never of text that somebody sent.
 */
export function compileObjectMapper(fields: readonly MappedField[]): Make {
  const written = fields.map(({ name, from, as }, index) => {
    const given = `value[${JSON.stringify(from)}]`;
    return `[${JSON.stringify(name)}]: ${as ? `${given} === undefined ? undefined : as[${index}](${given})` : given}`;
  });
  const make = new Function('as', `return (value) => ({ ${written.join(', ')} })`);
  return make(fields.map(({ as }) => as)) as Make;
}
