/** The pet that something added at an address is probably for: the one whose page it is, or that a list is filtered by. */
export const guessPet = ({ pathname, search }: { pathname: string; search: string }) =>
  /\/pets\/([^/]+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('petId') ?? '';
