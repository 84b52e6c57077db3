import { screen, waitFor } from '@testing-library/react';
import { auth } from '@tzemed/contract/account/auth';
import { type Settings, settings } from '@tzemed/contract/account/settings';
import { beforeEach, expect, test } from 'vitest';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { accountOf } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { setTheme } from '../../lib/theme.ts';
import { accountKey } from './account-settings.ts';

beforeEach(() => {
  localStorage.removeItem('lang');
  setTheme('light');
});

const changedAt = '2026-11-21T07:00:00.000Z';
function Shown() {
  return <p>{useLanguage().lang}</p>;
}

function show(said: Partial<Settings>, update: (body: object) => Settings = () => accountOf().settings) {
  let account = accountOf(undefined, { settings: said });
  const view = renderScreen(<Shown />, {
    answers: [answersOf(auth, { me: () => account }), answersOf(settings, { update: ({ body }) => update(body) })],
  });
  const sent = () => view.requests.filter(({ path }) => path === '/users/settings').map(({ body }) => body);
  const changeElsewhere = (next: Parameters<typeof accountOf>[1]) => {
    account = accountOf(undefined, next);
    return view.queries.invalidateQueries({ queryKey: accountKey(account.user.id) });
  };
  return { ...view, sent, changeElsewhere };
}

test('A device shows the language and theme that its account has', async () => {
  const { sent, changeElsewhere } = show({ language: 'ar', theme: 'dark', updatedAt: changedAt });
  await screen.findByText('ar');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await changeElsewhere({
    settings: { language: 'en', theme: 'auto', updatedAt: changedAt },
    preferences: { startPage: 'medicalRecords', listDensity: 'compact' },
  });
  await screen.findByText('en');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'auto', density: 'compact' });
  expect(localStorage.getItem('startPage')).toBe('medicalRecords');
  expect(sent()).toEqual([]);
});

test('A tab shows the theme that another tab of the browser has stored already', async () => {
  localStorage.setItem('theme', 'dark');
  show({ theme: 'dark', updatedAt: changedAt });
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

test('An account without settings of its own takes those of the device', async () => {
  localStorage.setItem('lang', 'en');
  setTheme('dark');
  const { sent } = show({}, (body) => ({ ...accountOf().settings, ...body, updatedAt: changedAt }));
  await waitFor(() => expect(sent()).toEqual([{ language: 'en', theme: 'dark' }]));
  await screen.findByText('en');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('A device that cannot hand over its settings asks once, and keeps them', async () => {
  setTheme('dark');
  const { sent } = show({}, () => {
    throw new Refusal(503, { message: 'לא עכשיו' });
  });
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(sent()).toHaveLength(1);
});
