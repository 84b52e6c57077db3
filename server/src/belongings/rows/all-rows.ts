/** Some rows of a list, from one on. */
export type Slice = { readonly page: 1; readonly offset: number; readonly limit: number };

/**
 * All rows of a list that is read slice by slice, each once: of what stands all the while none is left out, and none comes
 * twice, although rows in front of it come and go between two slices. Rows added meanwhile may be among them or not,
 * as may what an edit moves to another place. Nothing comes where there are none.
 * @param list an order that tells any two rows apart
 * @param first what the first slice is, where it was read already
 */
export async function* allRows<Row extends { readonly id: string }>(
  list: (slice: Slice) => Promise<readonly Row[]>,
  atOnce: number,
  first?: readonly Row[],
): AsyncGenerator<readonly Row[]> {
  const told = new Set<string>();
  const sliceFrom = (offset: number) => list({ page: 1, offset, limit: atOnce });
  let from = 0;
  let rows = first ?? (await sliceFrom(0));
  for (;;) {
    const others = rows.filter(({ id }) => !told.has(id));
    for (const { id } of others) told.add(id);
    if (others.length > 0) yield others;
    if (rows.length < atOnce) return;
    // The next slice overlaps by one row that was returned already. If it does not, rows before it were deleted and the
    // rest has moved up.
    from += rows.length - 1;
    rows = await sliceFrom(from);
    for (let back = atOnce; from > 0 && !(rows[0] && told.has(rows[0].id)); back *= 2) {
      from = Math.max(0, from - back);
      rows = await sliceFrom(from);
    }
  }
}
