import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { pets } from '@tzemed/contract/pets/pets';
import { answersOf, fakeApi, Refusal } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { signInAs } from '../../testing/session-fixtures.ts';
import { PetPortrait } from './PetPortrait.tsx';

const photographed = { ...bella, photoId: 'photo-1' };

function show(photo: () => Blob, times = 1) {
  signInAs();
  const requests = fakeApi(answersOf(pets, { photo }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      {Array.from({ length: times }, (_, index) => (
        <PetPortrait key={index} pet={photographed} title="בלה" />
      ))}
    </QueryClientProvider>,
  );
  return { client, requests, ...view };
}

test('A photo is fetched once, with the session, wherever it is shown', async () => {
  const { requests } = show(() => new Blob(['webp']), 3);
  await vi.waitFor(
    () => expect(screen.getAllByRole('img').map(({ tagName }) => tagName)).toEqual(['IMG', 'IMG', 'IMG']),
    30_000,
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ method: 'GET', path: `/pets/${bella.id}/photo?size=thumb` });
  expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('A photo that comes later takes the place of the drawn face', async () => {
  signInAs();
  const requests = fakeApi(answersOf(pets, { photo: () => new Blob(['webp']) }));
  const client = new QueryClient();
  const shown = (pet: typeof bella) => (
    <QueryClientProvider client={client}>
      <PetPortrait pet={pet} title="בלה" />
    </QueryClientProvider>
  );
  const view = render(shown({ ...bella, photoId: null }));
  expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('svg');
  expect(requests).toEqual([]);
  view.rerender(shown(photographed));
  await vi.waitFor(() => expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('IMG'), 30_000);
  expect(requests).toHaveLength(1);
});

test('A photo dropped from the cache revokes its object URL', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { client } = show(() => new Blob(['webp']));
  const image = await vi.waitFor(() => {
    const found = screen.getByRole<HTMLImageElement>('img');
    expect(found.tagName).toBe('IMG');
    return found;
  }, 10_000);
  expect(revoke).not.toHaveBeenCalled();
  client.clear();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(image.src);
});

test('The drawn face stands in for a photo that does not come', async () => {
  const { requests } = show(() => {
    throw new Refusal(404, { message: 'לא נמצא' });
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1), 30_000);
  expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('svg');
});
