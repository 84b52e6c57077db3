/** Details that some browsers tell beyond the user agent string. */
type Hints = { getHighEntropyValues?: (asked: string[]) => Promise<{ platformVersion?: string }> };

const browsers = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone OS (\d+)/, 'iOS'],
  [/iPad.* OS (\d+)/, 'iPadOS'],
  [/Android (\d+)/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Browsers write `Android 10; K` on every Android since 2022, so that the line tells less. */
const isFrozen = (userAgent: string) => /Android 10; K\)/.test(userAgent);

function named(list: readonly (readonly [RegExp, string])[], userAgent: string) {
  for (const [pattern, name] of list) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: found[1] };
  }
  return undefined;
}

const words = (one: { name: string; version?: string | undefined } | undefined) =>
  one && [one.name, one.version].filter(Boolean).join(' ');

/** Browser and system in a few words, `Chrome 141 · Android 16`; '' where neither is known. */
export function browserDescription(userAgent: string, platformVersion?: string) {
  const system = named(systems, userAgent);
  const told = platformVersion && system ? versionOf(system.name, platformVersion) : undefined;
  const version = told ?? (isFrozen(userAgent) ? undefined : system?.version);
  return [words(named(browsers, userAgent)), words(system && { name: system.name, version })]
    .filter(Boolean)
    .join(' · ');
}

/** Windows counts otherwise here than in its name: from 13 on it is called 11. */
function versionOf(system: string, platformVersion: string) {
  const major = Number.parseInt(platformVersion, 10);
  if (!(major > 0)) return undefined;
  if (system === 'Windows') return major >= 13 ? '11' : '10';
  return system === 'Android' || system === 'macOS' ? String(major) : undefined;
}

/** The same as `browserDescription` of this browser, with the details that it tells when it is asked. */
export async function thisBrowserDescription() {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: Hints };
  const told = await userAgentData?.getHighEntropyValues?.(['platformVersion']).catch(() => undefined);
  return browserDescription(userAgent, told?.platformVersion);
}
