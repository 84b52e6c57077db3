import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  type PasskeyAnswer,
  type PasskeyCreation,
  passkeys,
  type RegisteredPasskey,
} from '@tzemed/contract/account/passkeys';
import { callsOf } from '../api/api-client.ts';

const api = callsOf(passkeys);

/** Has one of the person's passkeys sign; rejects when they do not go through with it. */
export async function signWithPasskey() {
  const { options } = await api.ask();
  // The library and the contract name the same shape; ours drops what is not read.
  return (await startAuthentication({ optionsJSON: options })) as unknown as PasskeyAnswer;
}

export const makePasskey = async (options: PasskeyCreation) =>
  (await startRegistration({ optionsJSON: options })) as unknown as RegisteredPasskey;
