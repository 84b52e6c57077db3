import { expect, test } from 'vitest';
import { browserDescription } from './browser-description.ts';

test.each([
  [
    'Chrome 141 · Android 16',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
    '16.0.0',
  ],
  [
    'Chrome 141 · Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
    undefined,
  ],
  [
    'Edge 141 · Windows 11',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    '15.0.0',
  ],
  [
    'Chrome 141 · Windows 10',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    '10.0.0',
  ],
  ['Firefox 144 · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', undefined],
  [
    'Safari 18 · iOS 18',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    undefined,
  ],
  [
    'Safari 18 · macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    undefined,
  ],
  ['', 'curl/8.5.0', undefined],
  ['', '', ''],
])('A device is told as %s', (words, userAgent, platformVersion) => {
  expect(browserDescription(userAgent, platformVersion)).toBe(words);
});
