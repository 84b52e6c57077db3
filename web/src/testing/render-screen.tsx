import type { ReactElement } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { auth } from '@tzemed/contract/account/auth';
import type { Lang } from '../i18n/language.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { AppProviders } from '../shell/AppProviders.tsx';
import { singleOwnerAnswers } from './single-owner-answers.ts';
import { answersOf, fakeApi, type Answers } from './fake-api.ts';
import { accountOf, dana, signInAs } from './session-fixtures.ts';

type Options = {
  /** Address of the screen, with its query. */
  at?: string;
  /** The screen's route, when it has parameters: '/app/pets/:petId'. */
  path?: string;
  /** Routes inside the screen. */
  children?: RouteObject[];
  lang?: Lang;
  /** True to render the screen signed out. */
  asNobody?: boolean;
  answers?: readonly Answers[];
};

/** Renders a screen over fake answers, signed in as Dana; returns the hands of the user and the requests made. */
export function renderScreen(
  screen: ReactElement,
  { at = '/', path = '*', children = [], lang = 'he', asNobody = false, answers = [] }: Options = {},
) {
  if (!asNobody) signInAs(dana);
  document.documentElement.lang = lang;
  const me = answersOf(auth, { me: () => accountOf() });
  const requests = fakeApi(...answers, me, singleOwnerAnswers);
  const router = createMemoryRouter(
    [
      { path, element: screen, children },
      { path: '*', element: <p>other screen</p> },
    ],
    {
      initialEntries: [at],
    },
  );
  let client!: QueryClient;
  function TakeClient() {
    client = useQueryClient();
    return null;
  }
  const view = render(
    <LanguageProvider lang={lang}>
      <AppProviders>
        <TakeClient />
        <RouterProvider router={router} />
      </AppProviders>
    </LanguageProvider>,
  );
  // jsdom has no layout: asking it before each press whether a pointer would get there takes longer than the press.
  return {
    ...view,
    router,
    requests,
    queries: client,
    /** Resolves when every query has its answer and is drawn with it. */
    answered: () => waitFor(() => expect(client.isFetching()).toBe(0)),
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}
