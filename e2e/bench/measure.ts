import type { BrowserContext, Page } from '@playwright/test';
import { auth } from '@tzemed/contract/account/auth';
import lighthouse from 'lighthouse';
import type { BenchPage } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type Figures = Record<
  (typeof categories)[number] | keyof typeof metrics | 'requests' | 'bytes' | 'machine' | 'data' | 'shift',
  number
>;

/** Lighthouse figures of a page on its phone: points of 100, milliseconds, counts. */
export async function runLighthouse(url: string, port: number, tries = 3): Promise<Omit<Figures, 'data' | 'shift'>> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  const { lhr } = result!;
  // A tab starves now and then on a machine with other work.
  if (lhr.runtimeError) {
    if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return runLighthouse(url, port, tries - 1);
  }
  const entries = Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id]!.numericValue!]);
  const details = lhr.audits['network-requests']!.details as { items: { url: string; transferSize?: number }[] };
  const requests = details.items.filter((item) => item.url.startsWith('http'));
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof metrics, number>),
    ...(Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name]!.score! * 100)])) as Record<
      (typeof categories)[number],
      number
    >),
    requests: requests.length,
    machine: lhr.environment.benchmarkIndex,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

/**
 * Milliseconds from the request for a screen until its data is painted, and how far its parts moved meanwhile, on a
 * phone whose processor has a quarter of this one's speed, with nothing in its cache.
 */
export async function measureLoad(context: BrowserContext, url: string, { data }: BenchPage) {
  if (!data) return { data: 0, shift: 0 };
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(markPaint, data);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(() => performance.getEntriesByName('data')[0]?.startTime);
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    return { data: (await painted.jsonValue()) as number, shift };
  } finally {
    await page.close();
  }
}

/** Runs in the page: marks the first frame in which the data is there. */
function markPaint(selector: string) {
  const page = globalThis as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (!document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look);
    // After the frame in which it was found.
    else setTimeout(() => performance.mark('data'));
  };
  requestAnimationFrame(look);
}

/** Signs in, and leaves the session in the browser's storage. */
export async function signIn(page: Page, url: string, account: { email: string; password: string }) {
  const { token } = (await (await page.request.post(`${url}/api${auth.login.path}`, { data: account })).json()) as {
    token: string;
  };
  await page.goto(`${url}/terms`);
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  return token;
}
