import { brand } from '@tzemed/contract/brand';
import type { Lang } from '../i18n/language.ts';
import { langOfPath, pathWithoutLang } from '../i18n/language.ts';
import { shareMeta } from './share-meta.ts';

type Words = Record<Lang, string>;

/** A route's `meta`: «התחברות – צמד» and, where there is one, the description for search engines. `picture`: path of the page whose picture it shares. */
export const pageMeta =
  (title: Words, description?: Words, picture?: string) =>
  ({ location }: { location: { pathname: string } }) => {
    const lang = langOfPath(location.pathname);
    const whole = `${title[lang]} – ${brand.name[lang]}`;
    return [
      { title: whole },
      ...(description ? [{ name: 'description', content: description[lang] }] : []),
      ...shareMeta({
        lang,
        title: whole,
        description: description?.[lang],
        path: picture ?? pathWithoutLang(location.pathname).slice(1),
      }),
    ];
  };
