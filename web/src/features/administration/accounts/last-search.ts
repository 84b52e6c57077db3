/** Address that was sought last: in memory alone, so that no address stands in the history of the browser. */
let last = '';

export const lastSearch = () => last;
export function keepSearch(address: string) {
  last = address;
}
