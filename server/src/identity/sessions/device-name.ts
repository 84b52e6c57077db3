const browsers = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device as its owner would call it, `Chrome · Windows`: without version numbers, which change every month. */
export function deviceNameOf(userAgent: string | null | undefined) {
  if (!userAgent) return '?';
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ');
  // The person who signs in chooses these words, and they are mailed to the owner: no address, and no sentence.
  return known || (/^[A-Za-z]{1,20}(?=\/|$)/.exec(userAgent)?.[0] ?? '?');
}
