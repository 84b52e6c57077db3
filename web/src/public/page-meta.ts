import { brand } from '@tzemed/contract/brand';
import type { Lang } from '../i18n/language.ts';
import { langOfPath } from '../i18n/language.ts';

type Words = Record<Lang, string>;

/** A route's `meta`: «התחברות – צמד» and, where there is one, the description for search engines. */
export const pageMeta =
  (title: Words, description?: Words) =>
  ({ location }: { location: { pathname: string } }) => {
    const lang = langOfPath(location.pathname);
    return [
      { title: `${title[lang]} – ${brand.name[lang]}` },
      ...(description ? [{ name: 'description', content: description[lang] }] : []),
    ];
  };
