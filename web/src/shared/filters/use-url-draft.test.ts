import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUrlDraft } from './use-url-draft.ts';

const show = () => {
  const written: string[] = [];
  const { result, rerender } = renderHook(({ said }) => useUrlDraft(said, (text) => written.push(text)), {
    initialProps: { said: '' },
  });
  return {
    written,
    write: (text: string) => act(() => result.current[1](text)),
    say: (said: string) => rerender({ said }),
    text: () => result.current[0],
  };
};

test('What is typed stands there before the address says it, and is not taken back by what it says late', () => {
  const { written, write, say, text } = show();
  write('מ');
  expect(text()).toBe('מ');
  write('מי');
  write('מיצ');
  for (const late of ['מ', 'מיצ']) {
    say(late);
    expect(text()).toBe('מיצ');
  }
  expect(written).toEqual(['מ', 'מי', 'מיצ']);
});

test('What the address says of its own accord is taken over', () => {
  const { write, say, text } = show();
  write('מ');
  say('מ');
  say('');
  expect(text()).toBe('');
  say('מ');
  expect(text()).toBe('מ');
});
