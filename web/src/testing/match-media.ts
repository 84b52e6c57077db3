import { onTestFinished, vi } from 'vitest';

/** Answers media queries until the test ends; `matches` decides by the text of a query. */
export function matchMedia(matches: (query: string) => boolean) {
  const media = vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: matches(query),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as Partial<MediaQueryList> as MediaQueryList,
  );
  onTestFinished(() => media.mockRestore());
}

/** Makes the screen that of a phone until the test ends. */
export const onPhone = () => matchMedia((query) => query.includes('max-width'));
