import { closeDevice } from '../offline/device-gate.ts';

/** Erases what a user wrote and did not send: at sign-out after a question, and with the account. */
export async function eraseUnsent(userId: string) {
  closeDevice();
  try {
    const { eraseOutbox } = await import('../offline/device-databases.ts');
    await eraseOutbox(userId);
  } catch {
    // A device that stores nothing has none.
  }
}
