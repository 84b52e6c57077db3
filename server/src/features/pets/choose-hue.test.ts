import type { Hue } from '@tzemed/contract/pets';
import { expect, it } from 'vitest';
import { chooseHue } from './choose-hue.ts';

it.each<[Hue[], Hue]>([
  [[], 'apricot'],
  [['apricot'], 'sage'],
  [['sage'], 'apricot'],
  [['apricot', 'sage', 'sky', 'lilac', 'butter'], 'rose'],
  [['apricot', 'sage', 'sky', 'lilac', 'butter', 'rose'], 'apricot'],
  [['apricot', 'apricot', 'sage', 'sky', 'lilac', 'butter', 'rose', 'rose'], 'sage'],
])('beside %j the next pet wears %s', (worn, hue) => expect(chooseHue(worn)).toBe(hue));
