import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { gatedHistory } from './gated-history.ts';

type Props = { codeOf: (pathname: string) => Promise<unknown> | undefined; children: ReactNode };

/** The router's `BrowserRouter`, which leads to what is there: see `gated`. */
export function AppRouter({ codeOf, children }: Props) {
  const [history] = useState(() => gatedHistory(createBrowserHistory({ v5Compat: true }), codeOf));
  const [{ action, location }, move] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => move(next))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
