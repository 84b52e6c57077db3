import { households } from '@tzemed/contract/sharing/households';
import { people } from '@tzemed/contract/sharing/people';
import { type HomeBalances, type Settlement, settlement, settlements } from '@tzemed/contract/money/settlements';
import SettlementsPage from '../features/settlements/SettlementsPage.tsx';
import { answersOf, writesOf } from './fake-api.ts';
import { dana } from './session-fixtures.ts';
import { fullHome } from './household-fixtures.ts';
import { renderScreen } from './render-screen.tsx';
import { buildRow } from './build-row.ts';

const even = { isOwner: true, paid: 0, share: 0, sent: 0, received: 0, balance: 0 };
/** Dana has paid 400 and Uri 160: he owes her 120. */
export const owing: HomeBalances = {
  householdId: fullHome.id,
  people: [
    { ...even, userId: dana.id, paid: 400, share: 280, balance: 120 },
    { ...even, userId: 'uri', paid: 160, share: 280, balance: -120 },
  ],
  transfers: [{ fromId: 'uri', toId: dana.id, amount: 120 }],
  unsaid: { totalAmount: 0, count: 0 },
  from: '2026-11-10',
};
export const bare: HomeBalances = {
  ...owing,
  people: owing.people.map(({ userId }) => ({ ...even, userId })),
  transfers: [],
  from: null,
};

export const given = buildRow(settlement, {
  id: 'given',
  mayEdit: true,
  householdId: fullHome.id,
  fromId: 'uri',
  toId: dana.id,
  amount: 40,
  date: '2026-11-20',
  notes: 'בביט',
});

type Given = { balances?: HomeBalances[]; past?: Settlement[]; refuse?: () => void };

/** The screen of evening out, over answers that keep what is saved. */
export function renderSettlements({ balances = [owing], past = [], refuse }: Given = {}) {
  let kept = past;
  const saved = (id: string, body: object) => {
    refuse?.();
    const one = buildRow(settlement, { ...given, ...kept.find((one) => one.id === id), ...body, id } as never);
    kept = [...kept.filter((one) => one.id !== id), one];
    return { settlement: one };
  };
  const view = renderScreen(<SettlementsPage />, {
    at: '/app/expenses/evening-out',
    answers: [
      answersOf(settlements, {
        balances: () => ({ balances }),
        list: () => ({ settlements: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        remove: ({ params }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return undefined;
        },
        restore: ({ params }) =>
          saved(
            params.id,
            past.find(({ id }) => id === params.id)!,
          ),
      }),
      answersOf(households, { list: () => ({ homes: [fullHome], successorOf: [] }) }),
      answersOf(people, {
        list: () => ({
          people: fullHome.owners.map(({ userId, name }) => ({ id: userId, name, isHere: true, profilePicture: null })),
          sharedPetIds: [],
        }),
      }),
    ],
  });
  return {
    ...view,
    changes: () => writesOf(view.requests).map(({ method, path, body }) => [method, path, body]),
  };
}
