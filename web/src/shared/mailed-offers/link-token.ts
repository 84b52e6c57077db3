/**
 * What this page is about: what its address says behind the '#', which no server sees. It leaves the address bar, and is
 * kept for as long as the tab lives: whoever signs up or confirms an address in between comes back without it. `idName`: what
 * calls name an `id` by, which somebody who is signed in may come with instead of a link's token.
 */
export function keepLinkToken<Which extends object>(key: string, idName: keyof Which & string): Which | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const [token, id] = [said.get('token'), said.get('id')];
  if (token || id) {
    sessionStorage.setItem(key, JSON.stringify(token ? { token } : { [idName]: id }));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Which | null;
}
