import type { BrowserContext } from '@playwright/test';
import { demoAccount } from '../../server/src/demo/account.ts';

/** What the demo's owner wrote in Hebrew, as one would have written it in another language. The longest first. */
const written: Record<string, { en: string; ar: string }> = {
  דנה: { en: 'Dana', ar: 'دانا' },
  כהן: { en: 'Cohen', ar: 'خوري' },
  בלה: { en: 'Bella', ar: 'بيلا' },
  מיצי: { en: 'Mitzi', ar: 'ميتسي' },
  קוקי: { en: 'Kuki', ar: 'كوكي' },
};

type Lang = 'he' | 'en' | 'ar';

const translated = (text: string, lang: Lang) =>
  lang === 'he'
    ? text
    : Object.entries(written)
        .toSorted(([a], [b]) => b.length - a.length)
        .reduce((so, [hebrew, other]) => so.replaceAll(hebrew, other[lang]), text);

export async function signInDemo(url: string): Promise<string> {
  const { email, password } = demoAccount;
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Lets this browser see the demo's data in a language, and returns the token to be signed in with: it says the owner's
 * name, so the server gets the true one in its place.
 */
export async function inWords(context: BrowserContext, lang: Lang, token: string): Promise<string> {
  await context.route('**/api/**', async (route) => {
    const headers = { ...route.request().headers(), authorization: `Bearer ${token}` };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, body: translated(await response.text(), lang) });
  });
  const [head, payload = '', seal] = token.split('.');
  const said = translated(Buffer.from(payload, 'base64url').toString(), lang);
  return [head, Buffer.from(said).toString('base64url'), seal].join('.');
}
