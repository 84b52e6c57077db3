import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { storedLang } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';

// Nothing is hydrated: what was sent is a picture, which the first whole screen takes the place of.
const root = createRoot(document.getElementById('app')!);
// As a transition, so that the picture stays until the screen's own code is there.
startTransition(() =>
  root.render(
    <LanguageProvider lang={storedLang()}>
      <App />
    </LanguageProvider>,
  ),
);
