import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949), as far as an attestation needs it. */
const head = (major: number, n: number) =>
  n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255];
const bytes = (value: Uint8Array) => Buffer.concat([Buffer.from(head(2, value.length)), value]);
const text = (value: string) => Buffer.concat([Buffer.from(head(3, value.length)), Buffer.from(value)]);
const int = (value: number) => Buffer.from(value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from(head(5, pairs.length)), ...pairs.flat()]);

type Signing = {
  /** The page that asks; else the site itself. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Signatures so far, as it counts them. */
  readonly counter?: number;
  /** True when the user was verified, with a finger, a face or a code. */
  readonly isVerified?: boolean;
};

/** An authenticator with one passkey (ES256), as a telephone holds it. */
export function newPasskey(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let handle: string | undefined;

  const client = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function data({ rpId = new URL(site).hostname, counter = 0, isVerified = true }: Signing, attested?: Buffer) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** Answers the options of a registration. */
    create(options: { challenge: string; user: { id: string } }, signing: Signing = {}) {
      handle = options.user.id;
      const key = map(
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x, 'base64url'))],
        [int(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data(signing, attested))],
      );
      const clientDataJSON = base64url(client('webauthn.create', options.challenge, signing.origin));
      return { ...credential, response: { clientDataJSON, attestationObject: base64url(attestation) } };
    },
    /** Answers the options of a sign-in. */
    get({ challenge }: { challenge: string }, signing: Signing = {}) {
      const said = client('webauthn.get', challenge, signing.origin);
      const authenticatorData = data(signing);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: handle,
        },
      };
    },
  };
}
