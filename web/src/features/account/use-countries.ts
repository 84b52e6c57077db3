import { countries, defaultCountry } from '@tzemed/contract/account/countries';
import { localeOf } from '@tzemed/contract/text/languages';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** All countries by name in the reader's language, Israel first. */
export function useCountries() {
  const { lang } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeOf[lang], { type: 'region' });
    const { compare } = new Intl.Collator(localeOf[lang]);
    const isDefault = ({ id }: { id: string }) => id === defaultCountry;
    return countries
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)) || compare(a.label, b.label));
  }, [lang]);
}
