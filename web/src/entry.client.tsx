import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, codeOf } from './App.tsx';
import { langOfPath, storedLang } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { readEarly } from './lib/early.ts';
import { openPageAt } from './screen-at.ts';
import { fetchTheRest } from './ui/ahead.ts';
import { whenQuiet } from './ui/use-part.ts';

/** An app that can be used and has no data is better than none: by then the answers are late. */
const patienceMs = 300;

/** A page for everybody has its language in its address. */
const isOpen = openPageAt(location.pathname) !== undefined;

// Nothing is hydrated: what was sent is a picture, which the first whole screen takes the place of.
const root = createRoot(document.getElementById('app')!);

// Not awaited here: a module that waits can't lie in one file with others.
void Promise.race([
  Promise.allSettled([codeOf(location.pathname), readEarly()]),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]).then(() => {
  // See ui/bones.css and shell/gated-history.ts.
  document.documentElement.dataset.first = '';
  // As a transition, so that the picture stays until the screen's own code is there.
  startTransition(() =>
    root.render(
      <LanguageProvider lang={isOpen ? langOfPath(location.pathname) : storedLang()}>
        <App />
      </LanguageProvider>,
    ),
  );
});

void whenQuiet().then(fetchTheRest);
