import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { languages } from './i18n/language.ts';

const publicScreens = [
  ['login', 'public/LoginPage.tsx'],
  ['signup', 'public/SignupPage.tsx'],
  ['forgot-password', 'public/ForgotPasswordPage.tsx'],
  ['reset-password', 'public/ResetPasswordPage.tsx'],
  ['verify-email', 'public/VerifyEmailPage.tsx'],
  ['auth/google/callback', 'public/GoogleCallbackPage.tsx'],
  ['auth/google/confirm', 'public/ConfirmGooglePage.tsx'],
  ['terms', 'public/TermsPage.tsx'],
  ['privacy', 'public/PrivacyPage.tsx'],
  ['404', 'shell/NotFoundPage.tsx'],
] as const;

const appScreens = [
  ['dashboard', 'features/overview/DashboardPage.tsx'],
  ['pets', 'features/pets/PetsPage.tsx'],
  ['pets/:petId', 'features/pets/PetPage.tsx'],
  ['expenses', 'features/expenses/ExpensesPage.tsx'],
  ['medical-records', 'features/medical-records/MedicalRecordsPage.tsx'],
  ['reminders', 'features/reminders/RemindersPage.tsx'],
  ['profile', 'features/account/ProfilePage.tsx'],
] as const;

/** The same screen at several addresses needs an id of its own at each. */
const screen = (path: string, file: string) => route(path, file, { id: path });

const publicArea = languages.map((lang) => {
  const prefix = lang === 'he' ? '' : `${lang}/`;
  return layout('shell/PublicLayout.tsx', { id: `public-${lang}` }, [
    lang === 'he'
      ? index('public/HomePage.tsx', { id: 'home' })
      : route(lang, 'public/HomePage.tsx', { id: `home-${lang}` }),
    ...publicScreens.map(([path, file]) => screen(prefix + path, file)),
  ]);
});

export default [
  ...publicArea,
  layout('shell/AppLayout.tsx', [
    screen('app', 'features/overview/DashboardPage.tsx'),
    ...appScreens.map(([path, file]) => screen(`app/${path}`, file)),
    ...appScreens.map(([path, file]) => screen(path, file)),
    screen('app/*', 'shell/AppNotFoundPage.tsx'),
  ]),
  route('*', 'shell/UnknownPage.tsx'),
] satisfies RouteConfig;
