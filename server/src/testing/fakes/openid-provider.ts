import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type Person = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
};

/** Values that a browser holds after it returns from the provider. */
export type Returned = { code: string; codeVerifier: string; redirectUri: string; nonce: string };

export type OpenIdProvider = {
  /** Environment of a server that trusts this provider. */
  readonly env: Record<string, string>;
  readonly issuer: string;
  /** Signs a person in as a browser would and stops where the browser is sent back to the site. */
  signIn(person: Person, redirectUri: string): Promise<Returned>;
  /** Person who signs in with a real browser from now on. */
  welcome(person: Person): void;
  close(): Promise<void>;
};

const clientId = 'tzemed';
const clientSecret = randomBytes(24).toString('base64url');

/** A real OpenID provider on this machine, whose sign-in screen lets everybody in as whom they say they are. */
export async function openProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const provider = providerOf(issuer, redirectUri, people);
  const answer = provider.callback();
  let welcomed: Person | undefined;

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    void provider.interactionDetails(request, response).then(({ params }) => {
      const login = { accountId: String(params.login_hint ?? welcomed?.sub) };
      return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    });
  });

  return {
    issuer,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    welcome(person) {
      people.set(person.sub, person);
      welcomed = person;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections open.
        server.closeAllConnections();
      }),
    async signIn(person, redirectUri) {
      people.set(person.sub, person);
      const [codeVerifier, nonce, state] = [randomBytes(32), randomBytes(16), randomBytes(16)].map((bytes) =>
        bytes.toString('base64url'),
      ) as [string, string, string];
      const url = new URL(`${issuer}/auth`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        login_hint: person.sub,
        nonce,
        state,
      }).toString();
      const back = await follow(url, redirectUri);
      if (back.searchParams.get('state') !== state) throw new Error(`the provider answered ${back.href}`);
      return { code: back.searchParams.get('code') ?? '', codeVerifier, redirectUri, nonce };
    },
  };
}

function providerOf(issuer: string, redirectUri: string, people: ReadonlyMap<string, Person>) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // The provider warns that it stores nothing permanently, which is intended.
  const { warn } = console;
  console.warn = () => undefined;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Like Google, it says who somebody is in the id token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    // Grants consent without asking.
    async loadExistingGrant(ctx: any) {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  console.warn = warn;
  return provider;
}

/** Follows redirections with their cookies until they lead to `end`. */
async function follow(start: URL, end: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  while (!url.href.startsWith(end)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answered ${answer.status} at ${url.pathname}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
