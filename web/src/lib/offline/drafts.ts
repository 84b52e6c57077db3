import { currentSession } from '../session/session.ts';

/** A form as it was left without being saved. */
export type Draft = {
  /** Milliseconds since 1970: when it was last typed in. */
  at: number;
  /** Values of the fields that differ from those that the form began with. */
  values: Record<string, unknown>;
  /** An edit: the values that it began with, version included, so that an edit by somebody else is noticed. */
  base?: object | undefined;
  /** Something new: the id that it is sent with, so that a save whose answer was lost is not repeated. */
  newId?: string | undefined;
};

/** The number is raised when forms read drafts otherwise than they were kept. */
const prefix = 'draft-1 ';
const maxMs = 7 * 24 * 3_600_000;

const ofUser = (userId: string) => `${prefix}${userId} `;
function keyOf(form: string) {
  const userId = currentSession()?.user.id;
  return userId && ofUser(userId) + form;
}

/** The text that the signed-in user typed into `form` on this device in the last seven days. */
export function readDraft(form: string): Draft | undefined {
  try {
    return draftAt(keyOf(form));
  } catch {
    return undefined;
  }
}

export function keepDraft(form: string, draft: Draft) {
  try {
    const key = keyOf(form);
    if (key) localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form asks before it is left, as ever.
  }
}

export function dropDraft(form: string) {
  try {
    const key = keyOf(form);
    if (key) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

/** Drafts of everybody that nobody came back to. */
export function dropOldDrafts() {
  dropDrafts((key) => draftAt(key) === undefined);
}

export function forgetDrafts(userId: string) {
  dropDrafts((key) => key.startsWith(ofUser(userId)));
}

function dropDrafts(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('draft-') && isMeant(key)) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

function draftAt(key: string | undefined): Draft | undefined {
  if (!key?.startsWith(prefix)) return undefined;
  const draft = parsed(localStorage.getItem(key));
  const age = Date.now() - (draft?.at ?? 0);
  // A clock that was put back makes it no younger than it is.
  return age < maxMs && age > -maxMs ? draft : undefined;
}

function parsed(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return typeof draft?.at === 'number' && draft.values !== null && typeof draft.values === 'object'
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}
