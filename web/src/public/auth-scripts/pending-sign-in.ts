const key = 'secondFactor';

/** A sign-in that waits for its second step. */
export type PendingSignIn = { challenge: string; hasPasskey: boolean };

/** Keeps it for the sign-in page, which another page leads to. */
export const storePendingSignIn = (waiting: PendingSignIn) => sessionStorage.setItem(key, JSON.stringify(waiting));

export function takePendingSignIn(): PendingSignIn | null {
  const handed = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return JSON.parse(handed ?? 'null') as PendingSignIn | null;
}
