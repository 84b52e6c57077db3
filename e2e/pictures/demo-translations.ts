import type { BrowserContext } from '@playwright/test';
import { demoAccount } from '../../server/src/demo/account.ts';

/** Translations of the demo owner's Hebrew texts, as a native speaker would write them. The longest first. */
const written: Record<string, { en: string; ar: string }> = {
  דנה: { en: 'Dana', ar: 'دانا' },
  כהן: { en: 'Cohen', ar: 'خوري' },
  בלה: { en: 'Bella', ar: 'بيلا' },
  מיצי: { en: 'Mitzi', ar: 'ميتسي' },
  קוקי: { en: 'Kuki', ar: 'كوكي' },
  'כדור נגד תולעים': { en: 'Worming tablet', ar: 'قرص ضد الديدان' },
  'עם האוכל': { en: 'With food', ar: 'مع الطعام' },
  'תור לווטרינר – ד״ר לוי': { en: 'Vet appointment – Dr. Levi', ar: 'موعد عند البيطري – د. ليفي' },
  'להביא פנקס חיסונים': { en: 'Bring the vaccination book', ar: 'أحضروا دفتر التطعيمات' },
  'ניקוי אוזניים': { en: 'Ear cleaning', ar: 'تنظيف الأذنين' },
  'קביעת תור לתספורת': { en: 'Book a haircut', ar: 'حجز موعد للقص' },
  'כדור נגד תולעת הפארק': { en: 'Spirocerca tablet', ar: 'قرص ضد دودة الحدائق' },
  הברשה: { en: 'Brushing', ar: 'تمشيط' },
  'הזמנת אוכל': { en: 'Order food', ar: 'طلب الطعام' },
  'יבש ומעדנים': { en: 'Dry and treats', ar: 'جاف ومكافآت' },
  'טיפה נגד פרעושים': { en: 'Flea drops', ar: 'قطرة ضد البراغيث' },
  שקילה: { en: 'Weighing', ar: 'وزن' },
  'לרשום את המשקל': { en: 'Write the weight down', ar: 'تسجيل الوزن' },
  'החלפת חול בכלוב': { en: 'Change the cage sand', ar: 'تبديل رمل القفص' },
  'קיצוץ ציפורניים': { en: 'Nail clipping', ar: 'قص الأظافر' },
  'המלאי של Apoquel 16 mg עומד להיגמר': {
    en: 'Apoquel 16 mg is about to run out',
    ar: 'مخزون Apoquel 16 mg على وشك النفاد',
  },
  'כדור אחד בבוקר, עם האוכל': { en: 'One tablet in the morning, with food', ar: 'حبة واحدة صباحًا مع الطعام' },
  'כדור אחד': { en: 'One tablet', ar: 'حبة واحدة' },
  'חצי כדור': { en: 'Half a tablet', ar: 'نصف حبة' },
  'רבע כדור': { en: 'A quarter of a tablet', ar: 'ربع حبة' },
  'יורדים בהדרגה, אחרי האוכל': { en: 'Tapered, after food', ar: 'تخفيض تدريجي بعد الطعام' },
  '1 מ״ל כל 8 שעות, 10 ימים': { en: '1 ml every 8 hours for 10 days', ar: '1 مل كل 8 ساعات لمدة 10 أيام' },
  'כמוסה אחת לפני נסיעה, שעתיים מראש': {
    en: 'One capsule two hours before a trip',
    ar: 'كبسولة واحدة قبل السفر بساعتين',
  },
  'מזון יבש לבוגרים': { en: 'Dry food for adults', ar: 'طعام جاف للبالغين' },
  'מזון יבש לחתולי בית': { en: 'Dry food for indoor cats', ar: 'طعام جاف لقطط البيت' },
  'נשימות במנוחה': { en: 'Resting breaths', ar: 'الأنفاس في الراحة' },
  'ד״ר לוי': { en: 'Dr. Levi', ar: 'د. ليفي' },
  'ד״ר אבו חאטום': { en: 'Dr. Abu Hatoum', ar: 'د. أبو حاطوم' },
  'ד״ר רונית שגיא': { en: 'Dr. Ronit Sagi', ar: 'د. رونيت سغيف' },
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
export async function translateDemo(context: BrowserContext, lang: Lang, token: string): Promise<string> {
  await context.route('**/api/**', async (route) => {
    // The stream of changes never ends, and nothing changes here.
    if (new URL(route.request().url()).pathname === '/api/live') return route.abort();
    const headers = { ...route.request().headers(), authorization: `Bearer ${token}` };
    const response = await route.fetch({ headers });
    // A photo is bytes, which do not survive being read as text.
    const isText = response.headers()['content-type']?.includes('json');
    return route.fulfill({ response, ...(isText && { body: translated(await response.text(), lang) }) });
  });
  const [head, payload = '', seal] = token.split('.');
  const said = translated(Buffer.from(payload, 'base64url').toString(), lang);
  return [head, Buffer.from(said).toString('base64url'), seal].join('.');
}
