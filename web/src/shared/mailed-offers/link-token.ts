/**
 * Subject of this page, from the fragment of its address, which no server sees. It is removed from the address bar, and
 * kept for as long as the tab lives: a user who signs up or confirms an address in between comes back without it.
 * `idName`: name of the `id` in calls; a signed-in user may come with an id instead of a link's token.
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
