/**
 * Where the rows of a user are kept on the device, see `kept-rows.ts`. The number is raised when screens read them
 * otherwise than they were kept.
 */
const everybodys = 'rows-1 ';
export const rowsOf = (userId: string) => everybodys + userId;
export const isOfRows = (name: string) => name.startsWith('rows-');

/** Nothing of a user stays on a device that they have signed out of. */
export async function forgetRows(userId: string) {
  try {
    await globalThis.caches?.delete(rowsOf(userId));
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}
