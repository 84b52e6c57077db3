import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { storedLang } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';

startTransition(() => {
  hydrateRoot(
    document,
    <LanguageProvider lang={storedLang()}>
      <HydratedRouter />
    </LanguageProvider>,
  );
});
