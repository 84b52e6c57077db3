import { expect, test } from '../fixtures/browser-test.ts';

/** Addresses of links, and of everything that the page itself loads. */
const named = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<(\\w+)[^>]*? ${attribute}="([^"]*)"`, 'g'))].map(([, tag, address]) => ({
    tag: tag!,
    address: address!.replaceAll('&amp;', '&'),
  }));

test('Every link of every public page leads somewhere in each language, and nothing is loaded from elsewhere', async ({
  request,
}) => {
  const ids = new Map<string, Set<string>>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const faults: string[] = [];
  const waiting = ['/', '/en', '/ar'];
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`);
    const html = await answer.text();
    ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)));
    const loaded = [...named(html, 'src'), ...named(html, 'href').filter(({ tag }) => tag === 'link')];
    for (const { address } of loaded) if (/^(https?:)?\/\//.test(address)) faults.push(`${path} loads ${address}`);
    for (const { tag, address } of named(html, 'href')) {
      if (tag !== 'a' || /^(mailto|tel):/.test(address)) continue;
      const url = new URL(address, `http://site${path}`);
      if (url.host !== 'site') continue;
      if (url.hash) anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
      // The app asks who is there, and shows its own pages.
      if (seen.has(url.pathname) || url.pathname.startsWith('/app')) continue;
      // The measurements of the status are read as they are, and lead to no page.
      const isPage = !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/');
      seen.add(url.pathname);
      if (isPage) waiting.push(url.pathname);
      else if ((await request.get(url.pathname)).status() !== 200) faults.push(`${path} leads to ${url.pathname}`);
    }
  }
  faults.push(
    ...anchors.filter(({ path, id }) => !ids.get(path)?.has(id)).map(({ from, path, id }) => `${from}: ${path}#${id}`),
  );
  expect(faults).toEqual([]);
  // Each page is there in all languages, or in none.
  const bare = [...ids.keys()].map((path) => path.replace(/^\/(en|ar)(?=\/|$)/, '') || '/');
  for (const path of new Set(bare)) expect([path, bare.filter((one) => one === path).length]).toEqual([path, 3]);
  expect(ids.size).toBeGreaterThan(45);
});

for (const path of ['/fr/faq', '/en/nothing', '/faq/nothing'])
  test(`${path} is a page that does not exist, with its status`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
  });
