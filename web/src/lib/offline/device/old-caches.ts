/** Deletes the rows that earlier builds kept as answers to the screens' questions. */
export async function removeOldCaches() {
  try {
    const names = await globalThis.caches?.keys();
    await Promise.all(names?.filter((name) => name.startsWith('rows-')).map((name) => caches.delete(name)) ?? []);
  } catch {
    // If storage is blocked, there are none.
  }
}
