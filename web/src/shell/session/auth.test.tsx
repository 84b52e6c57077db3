import { Component, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@tzemed/contract/account/auth';
import { expect, test, vi } from 'vitest';
import { currentSession } from '../../lib/session/session.ts';
import { userKey } from '../../lib/session/token.ts';
import { answersOf, fakeApi, Refusal, writesOf } from '../../testing/fake-api.ts';
import { accountOf, dana, signInAs } from '../../testing/session-fixtures.ts';
import { AppProviders } from '../AppProviders.tsx';
import { useAuth } from './auth-context.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { RequireAuth } from './RequireAuth.tsx';

vi.mock('./leave-for-login.ts', () => ({ leaveForLogin: vi.fn() }));

function Visitor() {
  const { name, hasRole, hasPermission, logout } = useAuth();
  return (
    <>
      <h1>שלום {name}</h1>
      <p>{[hasRole('user'), hasRole('admin'), hasPermission('pets:read'), hasPermission('pets:erase')].join()}</p>
      <button onClick={() => void logout()}>התנתקות</button>
    </>
  );
}

const me = { ...dana, emailVerified: true, hasPassword: true };

function open(...answers: Parameters<typeof fakeApi>) {
  const requests = fakeApi(...answers);
  render(
    <AppProviders>
      <RequireAuth>
        <Visitor />
      </RequireAuth>
    </AppProviders>,
  );
  return requests;
}

const heading = () => screen.queryByRole('heading')?.textContent;

test('A readable token signs in at once, and then the server corrects the user', async () => {
  signInAs(dana);
  open(answersOf(auth, { me: () => accountOf({ ...me, firstname: 'דניאלה' }) }));
  expect(heading()).toBe('שלום דנה כהן');
  expect(screen.getByText('true,false,true,false')).toBeTruthy();
  expect(await screen.findByText('שלום דניאלה כהן')).toBeTruthy();
  expect(localStorage.getItem(userKey)).toContain('דניאלה');
});

test('A visitor sees that permissions are checked and goes to the login page, which comes back here', async () => {
  history.replaceState(null, '', '/app/expenses?petId=1');
  const requests = open();
  expect(screen.getByRole('status').textContent).toContain('בודק הרשאות...');
  expect(heading()).toBeUndefined();
  expect(leaveForLogin).toHaveBeenCalledWith('/app/expenses?petId=1');
  expect(requests).toEqual([]);
});

test('A token that the server no longer knows signs the user out', async () => {
  signInAs(dana);
  const refuse = () => {
    throw new Refusal(401, { message: 'תוקף החיבור פג (invalid token)', error: 'invalidToken' });
  };
  open(answersOf(auth, { me: refuse }));
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(heading()).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Any other failure of the server keeps the session, without a word', async () => {
  signInAs(dana);
  const requests = open(
    answersOf(auth, {
      me: () => {
        throw new Refusal(503, { message: 'השירות אינו זמין' });
      },
    }),
  );
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(heading()).toBe('שלום דנה כהן');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.for([204, 500])('Signing out ends the session here also when the server answers %i', async (status) => {
  signInAs(dana);
  const logout = () => {
    if (status === 500) throw new Refusal(500, { message: 'אירעה שגיאה' });
  };
  const requests = open(answersOf(auth, { me: () => accountOf(me), logout: logout as () => undefined }));
  await userEvent.click(screen.getByRole('button', { name: 'התנתקות' }));
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(writesOf(requests).at(-1)).toMatchObject({ method: 'POST', path: '/auth/logout' });
  expect(localStorage.getItem(userKey)).toBeNull();
  expect(leaveForLogin).toHaveBeenCalledWith(undefined);
});

test('Signing out does not wait for a server that says nothing', async () => {
  signInAs(dana);
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  open(answersOf(auth, { me: () => accountOf(me) }));
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'התנתקות' }));
  expect(currentSession()).not.toBeNull();
  patience.abort();
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(leaveForLogin).toHaveBeenCalledWith(undefined);
});

class Catch extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('Outside its provider the session can not be asked for', () => {
  const { container } = render(
    <Catch>
      <Visitor />
    </Catch>,
    { onCaughtError: () => undefined },
  );
  expect(container.textContent).toBe('useAuth must be used within an AuthProvider');
});
