import { isStockTitle, stockDescriptionIn, stockTitleIn } from '@tzemed/contract/stock/stock-reminder-texts';
import type { Lang } from '@tzemed/contract/text/languages';

type Handler = (ctx: { readonly lang: Lang }, request: never) => Promise<unknown>;

/** A reminder of a stock, or a notification or calendar entry about one. */
type Told = { readonly title: string };
const isTold = (value: object): value is Told =>
  'title' in value &&
  typeof value.title === 'string' &&
  isStockTitle(value.title) &&
  (('source' in value && value.source === 'stock') || ('noun' in value && value.noun === 'reminders'));

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
/** Fields that hold the description of a reminder. */
const descriptions = new Set(['description', 'notes']);

function said(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, lang));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const isOfStock = isTold(value);
  const fields = Object.entries(value).map(([name, one]: [string, unknown]) => {
    if (!isOfStock || typeof one !== 'string') return [name, said(one, lang)] as const;
    if (name === 'title') return [name, stockTitleIn(one, lang)] as const;
    return [name, descriptions.has(name) ? stockDescriptionIn(one, lang) : one] as const;
  });
  return Object.fromEntries(fields);
}

/** Handlers that tell reminders of stocks in the language of who asks, whoever has entered the stock. */
export const inReaderLanguage = <R extends object>(routes: R): R =>
  Object.fromEntries(
    Object.entries(routes as Record<string, Handler>).map(([name, handle]) => [
      name,
      async (ctx: Parameters<Handler>[0], request: never) => said(await handle(ctx, request), ctx.lang),
    ]),
  ) as R;
