import { brand } from '@tzemed/contract/brand';
import { pathInLang, languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { StructuredData } from '../../public/StructuredData.tsx';
import { site as settings } from '../../lib/site.ts';
import { referencePaths } from '../../public/api/resources.ts';
import { isIndexed } from '../../screens.ts';
import { wordOf } from './public-links.ts';
import { usePublicPath } from './use-public-path.ts';

/**
 * Facts about a public page for search engines: its other languages, where it stands, and who is behind it. They want whole
 * addresses, so the build has to know the site's. Pages that only links in mails lead to are not to be listed.
 */
export function PageMetadata() {
  const site = import.meta.env.PUBLIC_URL;
  const { lang: current } = useLanguage();
  const path = usePublicPath();
  if (!isIndexed(path) && !referencePaths.includes(path)) return <meta name="robots" content="noindex" />;
  if (!site) return null;
  const here = site + pathInLang(current, path);
  const home = site + pathInLang(current, '/');
  const word = wordOf(path);
  return (
    <>
      <link rel="canonical" href={here} />
      {languages.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={site + pathInLang(lang, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site + path} />
      {path === '/' && (
        <StructuredData
          data={{
            '@type': 'Organization',
            name: brand.name[current],
            url: home,
            logo: `${site}/icon-512.png`,
            email: settings.email,
          }}
        />
      )}
      {path !== '/' && word && (
        <StructuredData
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: brand.name[current], item: home },
              { '@type': 'ListItem', position: 2, name: word[current], item: here },
            ],
          }}
        />
      )}
    </>
  );
}
