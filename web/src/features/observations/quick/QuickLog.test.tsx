import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Observation, observations } from '@tzemed/contract/medical/observations';
import { quickButtonLayouts, quickButtons, type QuickButton } from '@tzemed/contract/medical/quick-buttons';
import { builtInKinds } from '@tzemed/contract/medical/observation-kind-texts';
import { pets } from '@tzemed/contract/pets/pets';
import { vets } from '@tzemed/contract/medical/vets';
import { answersOf, Refusal, writesOf } from '../../../testing/fake-api.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { StopwatchHost } from '../stopwatch/StopwatchHost.tsx';
import { clearStopwatch } from '../stopwatch/running-stopwatch.ts';
import { LazyQuickLog } from './LazyQuickLog.tsx';

fixClockToSaturday();
// Loads the code of the dialogs and forms, however long that takes on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../../ui/overlay/overlay-components.ts'),
      import('./QuickLog.tsx'),
      import('../stopwatch/Stopwatch.tsx'),
      import('../stopwatch/StopwatchPill.tsx'),
      import('../stopwatch/StoredTime.tsx'),
      import('../ObservationForm.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  localStorage.clear();
  clearStopwatch();
});

const written = {
  version: 1,
  createdAt: '2026-11-21T06:00:00.000Z',
  createdBy: dana.id,
  updatedAt: '2026-11-21T06:00:00.000Z',
  updatedBy: dana.id,
};
const rowOf = (more: Partial<Observation>): Observation => ({
  id: 'first',
  petId: bella.id,
  petName: bella.name,
  kind: 'meal',
  kindName: null,
  kindIcon: null,
  at: '2026-11-21T06:00:00.000Z',
  date: '2026-11-21',
  lastedUntil: null,
  laps: [],
  note: null,
  tagIds: [],
  attachmentCount: 0,
  together: [],
  ...written,
  ...more,
});
const water: QuickButton = {
  id: '01980b1e-7c00-7000-8000-0000000000aa',
  householdId: 'home',
  name: 'החלפת מים',
  icon: 'droplets',
  mayEdit: true,
  ...written,
};

function Sheet({ likely, isOpen }: { likely: string; isOpen: boolean }) {
  const [isShown, setShown] = useState(isOpen);
  return <LazyQuickLog isOpen={isShown} likely={likely} onClose={() => setShown(false)} />;
}

type Sent = {
  body: { kind: string; petId: string; petIds?: string[] | undefined; at: string; lastedUntil?: string | null };
};
const stored = ({ body }: Sent) => ({
  observation: rowOf({
    kind: body.kind,
    at: body.at,
    lastedUntil: body.lastedUntil ?? null,
    petId: body.petId,
    together: (body.petIds ?? []).map((petId) => ({ id: `of ${petId}`, petId })),
  }),
});

function show({
  owned = [bella, mitzi],
  own = [] as QuickButton[],
  hidden = [] as string[],
  likely = '',
  isOpen = true,
  latest = [] as { petId: string; kind: string; at: string }[],
  create = stored,
  before = Promise.resolve(),
  arrange = () => ({ layout: { householdId: 'home', order: [], hidden: [], mayEdit: true } }),
} = {}) {
  const page = { page: 1, limit: 100 };
  const order = [...builtInKinds, ...own.map(({ id }) => id)];
  return renderScreen(
    <>
      <StopwatchHost />
      <Sheet likely={likely} isOpen={isOpen} />
    </>,
    {
      answers: [
        answersOf(pets, { list: () => ({ pets: owned, total: owned.length, ...page }) }),
        answersOf(vets, { list: () => ({ vets: [], total: 0, ...page }) }),
        answersOf(observations, {
          latest: () => ({ latest }),
          create: create as never,
          removeTogether: () => undefined as never,
          update: ({ params, body }) => ({
            observation: rowOf({ id: params.id, petId: body.petId, note: body.note ?? null }),
          }),
          attachments: () => ({ attachments: [] }),
        }),
        answersOf(quickButtons, { list: () => ({ buttons: own, total: own.length, ...page }) }),
        answersOf(quickButtonLayouts, {
          list: async () => {
            await before;
            return { layouts: [{ householdId: 'home', order, hidden, mayEdit: true }] };
          },
          arrange,
        }),
      ],
    },
  );
}
const sheet = async () => within(await screen.findByRole('dialog', { name: 'מה קרה?' }));
const button = async (name: RegExp) => (await sheet()).findByRole('button', { name });

describe('The one-tap log', () => {
  test('No button stands before the order of the buttons is known', async () => {
    const answered = Promise.withResolvers<void>();
    show({ likely: bella.id, before: answered.promise });
    const { findByText, queryByRole } = await sheet();
    await findByText(/^כל הרישומים/);
    expect(queryByRole('group', { name: 'מה קרה' })).toBeNull();
    answered.resolve();
    await button(/^אוכל/);
  });

  test('A press stores what happened now, for all chosen pets, and can be undone', async () => {
    const { user, requests } = show({ likely: bella.id });
    await user.click(await button(/^מיצי/));
    await user.click(await button(/^אוכל/));
    await screen.findByText('אוכל, בלה ומיצי: נרשם ב־08:00. אפשר לבטל');
    expect(writesOf(requests)).toMatchObject([
      {
        method: 'POST',
        path: '/observations',
        body: { kind: 'meal', at: '2026-11-21T06:00:00.000Z', petId: bella.id, petIds: [mitzi.id] },
      },
    ]);
    await user.click(await button(/^ביטול הרישום/));
    await screen.findByText('הרישום בוטל');
    expect(writesOf(requests).at(-1)).toMatchObject({ method: 'DELETE' });
    expect(writesOf(requests).at(-1)!.path).toMatch(/^\/observations\/.+\/together$/);
  });

  test('A sheet that is closed right after a press leaves the undo in a message', async () => {
    const { user, requests } = show({ likely: bella.id });
    await user.click(await button(/^אוכל/));
    await screen.findByText('אוכל, בלה: נרשם ב־08:00. אפשר לבטל');
    await user.click(await button(/^סגירה/));
    await user.click(await screen.findByRole('button', { name: 'ביטול' }));
    await screen.findByText('הרישום בוטל');
    expect(writesOf(requests).at(-1)).toMatchObject({ method: 'DELETE' });
  });

  test('Two quick presses are two', async () => {
    const { user, requests } = show({ likely: bella.id });
    const meal = await button(/^אוכל/);
    await user.click(meal);
    await user.click(meal);
    await waitFor(() => expect(writesOf(requests)).toHaveLength(2));
    const ids = writesOf(requests).map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
  });

  test('A press that failed says so, and is sent again as it was', async () => {
    let isAway = true;
    const create = (sent: Sent) => {
      if (isAway) throw new Refusal(503, { message: 'השרת לא זמין' });
      return stored(sent);
    };
    const { user, requests } = show({ likely: bella.id, create });
    await user.click(await button(/^הקאה/));
    await screen.findByText(/״הקאה״ מ־08:00 לא נרשם/);
    isAway = false;
    await user.click(await button(/^ניסיון חוזר/));
    await screen.findByText(/^הקאה, בלה: נרשם/);
    const [first, again] = writesOf(requests).map(({ body }) => body);
    expect(again).toEqual(first);
  });

  test('A press that is refused, or given up, is gone when the log is opened again', async () => {
    const create = ({ body }: Sent) => {
      const message = 'הכפתור נמחק';
      throw body.kind === 'meal'
        ? new Refusal(422, { message, error: 'validation', errors: { kind: message } })
        : new Refusal(503, { message: 'השרת לא זמין' });
    };
    const { user, unmount } = show({ likely: bella.id, create });
    await user.click(await button(/^אוכל/));
    await screen.findByText(/הכפתור נמחק/);
    await user.click(await button(/^הקאה/));
    await screen.findByText(/״הקאה״ מ־08:00 לא נרשם/);
    await user.click(await button(/^ויתור על הרישום: הקאה/));
    expect(screen.queryByText(/״הקאה״/)).toBeNull();
    unmount();
    const { requests } = show({ likely: bella.id, create });
    await button(/^אוכל/);
    expect(writesOf(requests)).toEqual([]);
  });

  test('A note follows, for all pets of the press', async () => {
    const { user, requests } = show({ likely: bella.id });
    await user.click(await button(/^כולם/));
    await user.click(await button(/^צרכים/));
    await user.click(await button(/^הערה/));
    await user.type(screen.getByRole('textbox', { name: 'הערה' }), 'רך');
    await user.click(await button(/^שמירת ההערה/));
    await screen.findByText('ההערה נשמרה');
    const notes = writesOf(requests).filter(({ method }) => method === 'PUT');
    expect(notes.map(({ body }) => body)).toMatchObject([
      { petId: bella.id, note: 'רך' },
      { petId: mitzi.id, note: 'רך' },
    ]);
  });

  test('Without a pet chosen nothing is stored; one animal alone has no faces', async () => {
    const { user, requests, unmount } = show();
    await user.click(await button(/^אוכל/));
    await screen.findByText('של מי? בחרו חיית מחמד');
    expect(writesOf(requests)).toEqual([]);
    unmount();
    show({ owned: [bella] });
    await button(/^אוכל/);
    expect((await sheet()).queryByRole('group', { name: 'של מי' })).toBeNull();
  });

  test('A button says when it was last pressed: the hour of today, else how long ago', async () => {
    show({
      likely: bella.id,
      latest: [
        { petId: bella.id, kind: 'meal', at: '2026-11-21T05:30:00.000Z' },
        { petId: mitzi.id, kind: 'walk', at: '2026-11-21T05:30:00.000Z' },
        { petId: bella.id, kind: 'vomiting', at: '2026-11-15T05:30:00.000Z' },
      ],
    });
    const names = [/^אוכל 07:30$/, /^הקאה לפני 6 ימים$/, /^טיול$/, /^פרכוס עם שעון$/];
    for (const name of names) expect(await button(name)).toBeTruthy();
  });
});

describe('The arrangement', () => {
  const rows = () => screen.getAllByRole('button', { name: /^הזזת / }).map((grip) => grip.getAttribute('aria-label'));

  test('Arrow keys move a button, the eye hides it, and the last one stays', async () => {
    const hiddenAtFirst = builtInKinds.filter((kind) => kind !== 'meal' && kind !== 'walk');
    const { user, requests } = show({ likely: bella.id, hidden: [...hiddenAtFirst], own: [] });
    await user.click(await button(/^סידור/));
    await screen.findByRole('dialog', { name: 'הכפתורים שלכם' });
    screen.getByRole('button', { name: 'הזזת אוכל' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(rows().slice(0, 2)).toEqual(['הזזת טיול', 'הזזת אוכל']);
    screen.getByText('אוכל: מקום 2 מתוך 8');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'הזזת אוכל' }));
    await user.click(screen.getByRole('button', { name: 'הצגת טיול' }));
    await user.click(screen.getByRole('button', { name: 'הצגת אוכל' }));
    screen.getByText('צריך להשאיר לפחות כפתור אחד');
    await user.click(screen.getByRole('button', { name: 'סיום' }));
    await waitFor(() =>
      expect(writesOf(requests).at(-1)).toMatchObject({
        method: 'PUT',
        path: '/quick-buttons/layout',
        body: { householdId: 'home', order: ['walk', 'meal', ...hiddenAtFirst], hidden: ['walk', ...hiddenAtFirst] },
      }),
    );
  });

  test('A refused name is told at its field, and what was typed stays', async () => {
    const { user } = show({ likely: bella.id, own: [water] });
    await user.click(await button(/^סידור/));
    await user.click(await screen.findByRole('button', { name: 'כפתור חדש' }));
    const name = await screen.findByRole('textbox', { name: /^שם/ });
    await user.type(name, 'החלפת מים');
    await user.click(screen.getByRole('button', { name: 'טיפות' }));
    expect(screen.getByRole('button', { name: 'טיפות' }).getAttribute('aria-pressed')).toBe('true');
    expect((name as HTMLInputElement).value).toBe('החלפת מים');
  });
});

describe('The stopwatch', () => {
  const seizure = async () => {
    const shown = show({ likely: bella.id });
    await shown.user.click(await button(/^פרכוס/));
    return { ...shown, watch: within(await screen.findByRole('dialog', { name: 'פרכוס' })) };
  };

  test('It starts on the press, marks moments, goes on after Esc, and stores all of it when it is stopped', async () => {
    const { user, watch, requests } = await seizure();
    watch.getByText('מ־08:00');
    await user.click(watch.getByRole('button', { name: 'סימון רגע' }));
    watch.getByText('סימון 1');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'פרכוס' })).toBeTruthy();
    expect(writesOf(requests)).toEqual([]);
    await user.click(watch.getByRole('button', { name: /^נגמר/ }));
    await screen.findByRole('dialog', { name: 'פרכוס: 0:00' });
    const at = '2026-11-21T06:00:00.000Z';
    expect(writesOf(requests)).toMatchObject([
      { body: { kind: 'seizure', at, lastedUntil: at, laps: [at], petId: bella.id } },
    ]);
    expect(screen.queryByRole('button', { name: /השעון רץ/ })).toBeNull();
  });

  test('It survives a reload as a pill, which opens it; cancelled it stores nothing', async () => {
    const { user, watch, unmount } = await seizure();
    await user.click(watch.getByRole('button', { name: /^מזעור/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'פרכוס' })).toBeNull());
    unmount();
    const { user: later, requests } = show({ isOpen: false });
    await later.click(await screen.findByRole('button', { name: 'פרכוס: השעון רץ. פתיחה' }));
    const again = within(await screen.findByRole('dialog', { name: 'פרכוס' }));
    again.getByText('מ־08:00');
    await later.click(again.getByRole('button', { name: 'ביטול בלי לרשום' }));
    await later.click(await screen.findByRole('button', { name: 'ביטול השעון' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'פרכוס' })).toBeNull());
    expect(writesOf(requests)).toEqual([]);
  });
});
