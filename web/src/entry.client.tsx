import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, codeOf } from './App.tsx';
import { langOfPath, storedLang } from './i18n/language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { readPreload } from './lib/api/preload.ts';
import { listenForInstallPrompt } from './lib/install-prompt.ts';
import { matchOpenPage } from './match-screen.ts';
import { prefetchOnce } from './ui/lazy/prefetch.ts';
import { whenIdle } from './ui/lazy/lazy-component.ts';

/** An app that can be used and has no data is better than none: by then the answers are late. */
const patienceMs = 300;

/** A page for everybody has its language in its address. */
const isOpen = matchOpenPage(location.pathname) !== undefined;

listenForInstallPrompt();

// No hydration: the page is sent with a skeleton, and the first complete screen replaces it.
const root = createRoot(document.getElementById('app')!);

// Not awaited at the top level: a module that awaits can't share a file with others.
void Promise.race([
  Promise.allSettled([codeOf(location.pathname), readPreload()]),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]).then(() => {
  // See ui/bones.css and shell/gated-history.ts.
  document.documentElement.dataset.first = '';
  // A transition keeps the skeleton until the screen's own code has loaded.
  startTransition(() =>
    root.render(
      <LanguageProvider lang={isOpen ? langOfPath(location.pathname) : storedLang()}>
        <App />
      </LanguageProvider>,
    ),
  );
});

void whenIdle().then(prefetchOnce);
