import { brand } from '@tzemed/contract/brand';
import { type Lang, localeOf } from '../i18n/language.ts';
import { publicTexts } from './texts.ts';

/** CSS pixels of the pictures that `after-build/share-pictures.ts` makes, and those of the home page `npm run pictures`. */
const size = { width: '1200', height: '630' };

type Shown = {
  readonly lang: Lang;
  readonly title: string;
  readonly description?: string | undefined;
  /** A page of its own, without its language and the first slash; the home page's is empty. */
  readonly path?: string;
};

/** Link preview in a messenger. The picture needs an absolute URL, so the build has to know the site's address. */
export function shareMeta({ lang, title, description = publicTexts.homeDescription[lang], path = '' }: Shown) {
  const site = import.meta.env.PUBLIC_URL;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name[lang] },
    { property: 'og:locale', content: localeOf[lang].replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(site
      ? [
          { property: 'og:image', content: `${site}/share/${path === '' ? lang : `${lang}/${path}`}.jpg` },
          { property: 'og:image:width', content: size.width },
          { property: 'og:image:height', content: size.height },
          { property: 'og:image:alt', content: path === '' ? publicTexts.homeArt[lang] : title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
