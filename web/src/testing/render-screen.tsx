import type { ComponentType, ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { auth } from '@tzemed/contract/auth';
import type { Lang } from '../i18n/language.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { linkTo, petPage } from '../screens.ts';
import { AppProviders } from '../shell/AppProviders.tsx';
import { answersOf, fakeApi, type Answers } from './fake-api.ts';
import { dana, signInAs } from './given.ts';

type Options = {
  /** Where the screen is, with its query. */
  at?: string;
  /** The screen's route, when it has parameters: '/app/pets/:petId'. */
  path?: string;
  lang?: Lang;
  answers?: readonly Answers[];
};

const files = import.meta.glob<{ default: ComponentType }>('../{features,screens}/**/*.tsx');

/** What stands inside a screen, as the product nests it; like its router, a test has all of the code before it shows any. */
const sections = await Promise.all(
  petPage.sections.map(async ({ path, file }) => {
    const { default: Section } = await files[`../${file}`]!();
    const element = <Section />;
    return path === '' ? { index: true as const, element } : { path, element };
  }),
);
const sectionsOf = (screenPath: string) => (screenPath === linkTo(petPage) ? sections : []);

/** Renders a screen for a signed-in user over fake answers; returns the hands of the user and the requests made. */
export function renderScreen(screen: ReactElement, { at = '/', path = '*', lang = 'he', answers = [] }: Options = {}) {
  signInAs(dana);
  document.documentElement.lang = lang;
  const me = answersOf(auth, { me: () => ({ user: { ...dana, emailVerified: true, hasPassword: true } }) });
  const requests = fakeApi(...answers, me);
  const router = createMemoryRouter(
    [
      { path, element: screen, children: sectionsOf(path) },
      { path: '*', element: <p>other screen</p> },
    ],
    {
      initialEntries: [at],
    },
  );
  const view = render(
    <LanguageProvider lang={lang}>
      <AppProviders>
        <RouterProvider router={router} />
      </AppProviders>
    </LanguageProvider>,
  );
  // jsdom has no layout: asking it before each press whether a pointer would get there takes longer than the press.
  return {
    ...view,
    router,
    requests,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}
