import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { localeOf } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

/**
 * Gives React Aria components inside it the language of the screen, not of the browser. Not around the whole app: its
 * first line asks the browser for all languages that it knows, 20 ms on a laptop, and few screens begin with it.
 */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOf[useLanguage().lang]}>{children}</I18nProvider>
);
