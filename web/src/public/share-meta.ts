import { brand } from '@tzemed/contract/brand';
import { type Lang, localeOf } from '../i18n/language.ts';
import { publicTexts } from './texts.ts';

/** CSS pixels of the pictures in `public/share`, which `npm run pictures` makes. */
const size = { width: '1200', height: '630' };

/** What a messenger shows of a link. The picture wants a whole address, so the build has to know the site's. */
export function shareMeta(lang: Lang, title: string, description: string = publicTexts.homeDescription[lang]) {
  const site = import.meta.env.PUBLIC_URL;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name[lang] },
    { property: 'og:locale', content: localeOf[lang].replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(site
      ? [
          { property: 'og:image', content: `${site}/share/${lang}.jpg` },
          { property: 'og:image:width', content: size.width },
          { property: 'og:image:height', content: size.height },
          { property: 'og:image:alt', content: publicTexts.homeArt[lang] },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
