/** The most that one page of a list may hold. */
export const maxPageSize = 100;

/** Query for one page of a complete list. */
export const maxPageQuery = (page: number) => ({ query: { page, limit: maxPageSize } as const });

type Page<Many extends string, Row> = { [K in Many]: Row[] } & { total: number };

/** All rows of a list, page by page. */
export async function fetchAllPages<const Many extends string, Row>(
  many: Many,
  load: (page: number) => Promise<Page<Many, Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const found = await load(page);
    all.push(...found[many]);
    if (found[many].length < maxPageSize || all.length >= found.total) return all;
  }
}
