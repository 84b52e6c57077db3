import Validator from '@adobe/structured-data-validator';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Lang } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { PageMetadata } from './PageMetadata.tsx';

const site = 'https://tzemed.example';
afterEach(() => vi.unstubAllEnvs());

function factsAt(path: string, lang: Lang) {
  const element = (
    <LanguageProvider lang={lang}>
      <PageMetadata />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const dataIn = (markup: string) =>
  [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string },
  );

it.each([
  ['/', 'he', 'Organization'],
  ['/en', 'en', 'Organization'],
  ['/faq', 'he', 'BreadcrumbList'],
  ['/ar/status', 'ar', 'BreadcrumbList'],
] as const)('Structured data of %s is valid for search engines', async (path, lang, type) => {
  vi.stubEnv('PUBLIC_URL', site);
  const [data, ...more] = dataIn(factsAt(path, lang));
  expect([data?.['@type'], more]).toEqual([type, []]);
  expect(await new Validator().validate({ jsonld: { [type]: [data!] } })).toEqual([]);
});

it('The validator finds what is missing', async () => {
  const nameless = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] };
  expect(await new Validator().validate({ jsonld: { BreadcrumbList: [nameless] } })).not.toEqual([]);
});

it('Its other languages stand on each indexed page, and pages for mailed links are not to be listed', () => {
  vi.stubEnv('PUBLIC_URL', site);
  const faq = factsAt('/en/faq', 'en');
  expect(faq).toContain(`<link rel="canonical" href="${site}/en/faq"/>`);
  for (const [lang, at] of [
    ['he', '/faq'],
    ['en', '/en/faq'],
    ['ar', '/ar/faq'],
    ['x-default', '/faq'],
  ])
    expect(faq).toContain(`<link rel="alternate" hrefLang="${lang}" href="${site}${at}"/>`);
  expect(factsAt('/reset-password', 'he')).toBe('<meta name="robots" content="noindex"/>');
});
