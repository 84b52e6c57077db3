import { brand } from '@tzemed/contract/brand';
import type { Lang } from '../i18n/language.ts';
import { langOfPath } from '../i18n/language.ts';
import { shareMeta } from './share-meta.ts';

type Words = Record<Lang, string>;

/** A route's `meta`: «התחברות – צמד» and, where there is one, the description for search engines. */
export const pageMeta =
  (title: Words, description?: Words) =>
  ({ location }: { location: { pathname: string } }) => {
    const lang = langOfPath(location.pathname);
    const whole = `${title[lang]} – ${brand.name[lang]}`;
    return [
      { title: whole },
      ...(description ? [{ name: 'description', content: description[lang] }] : []),
      ...shareMeta(lang, whole, description?.[lang]),
    ];
  };
