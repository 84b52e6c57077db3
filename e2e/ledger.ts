import { newPerson } from './person.ts';

type Json = Record<string, any>;
/** `status` 0: no answer at all. */
export type Answer = {
  readonly call: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
};

/**
 * A new account that writes expenses over HTTP and knows which were acknowledged. Calls throw unless they succeed.
 *
 * @param address of the server, which may change
 * @param heard is told how every call ended
 */
export async function openLedger(address: () => string, heard: (answer: Answer) => void = () => undefined) {
  const acknowledged = new Set<string>();
  let account: { readonly token?: string } = {};

  async function call(method: string, path: string, { key, body }: { key?: string; body?: object } = {}) {
    const since = performance.now();
    const response = await fetch(`${address()}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(account.token && { authorization: `Bearer ${account.token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const { status = 0, headers } = response ?? {};
    const retryAfter = headers?.get('retry-after') ?? null;
    heard({ call: `${method} ${path}`, status, retryAfter, milliseconds: performance.now() - since });
    const answer = (response?.status === 204 ? {} : await response?.json()) as Json;
    if (!response?.ok) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The key is the expense's description too, so that a second one would show. */
  async function write(key: string) {
    await call('POST', '/expenses', {
      key,
      body: { description: key, amount: 12.5, category: 'food', date: '2026-11-21', petId: pet.id },
    });
    acknowledged.add(key);
  }

  /** All expenses that are kept. */
  async function listed() {
    const found: Json[] = [];
    for (let page = 1; ; page++) {
      const { expenses, total } = await call('GET', `/expenses?limit=100&page=${page}`);
      found.push(...expenses);
      if (found.length >= total || expenses.length === 0) return found;
    }
  }

  /** Their descriptions. */
  const list = async () => (await listed()).map(({ description }) => description as string);

  const { name, email, password } = newPerson();
  const consent = { confirmPassword: password, termsAccepted: true, privacyAccepted: true };
  account = await call('POST', '/auth/register', { body: { name, email, password, ...consent } });
  const { pet } = await call('POST', '/pets', { body: { name: 'בלה', species: 'dog' } });
  return { acknowledged, email, token: account.token!, petId: pet.id as string, call, write, list, listed };
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>;
