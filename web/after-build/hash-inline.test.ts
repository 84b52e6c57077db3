import { expect, test } from 'vitest';
import { libraryStyles, styleAttributes } from './hash-inline.ts';

test('Style elements of React Aria are read from its modules, with their constants', async () => {
  expect((await libraryStyles()).toSorted()).toEqual([
    '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
    '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  ]);
});

test('Style attributes of a page are found once each, and not in its scripts and styles', () => {
  const html =
    '<script>`<i style="--a:1">`</script><style>i{}</style><i class="b" style="--a:2"></i><b style="--a:2"></b>';
  expect(styleAttributes(html)).toEqual(['--a:2']);
});

test('A style attribute with entities fails the build', () => {
  expect(() => styleAttributes('<i style="content:&quot;a&quot;"></i>')).toThrow('without entities');
});
