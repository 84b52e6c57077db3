import * as z from 'zod/mini';
import { consentKind, type ConsentKind, consentKinds, wordings } from './consent-kinds.ts';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, missingOr, named, withExample } from '../schema/fields.ts';

const consent = named(
  'Consent',
  z.object({
    kind: withExample(consentKind, 'terms'),
    /** Day of the wording that was agreed to. */
    wording: withExample(z.string(), wordings.terms, 'date'),
    givenAt: instantOut,
    /** True when this wording is the current one. */
    isCurrent: withExample(z.boolean(), true),
  }),
);
export type Consent = z.input<typeof consent>;

const consentList = z.object({ consents: z.array(consent) });
const wordingOf = (kind: ConsentKind) =>
  withExample(
    z.optional(
      z
        .string(missingOr('required', 'textExpected'))
        .check(z.refine((day) => day === wordings[kind], { error: 'wordingOutdated' })),
    ),
    wordings[kind],
    'date',
  );

/** Number of consents that are shown: the newest. */
export const maxConsents = 100;

/** Terms and privacy policy: which wording was agreed to, and when. */
export const consents = {
  list: endpoint({
    method: 'GET',
    path: '/users/consents',
    access: 'user',
    summary: 'What you have agreed to, and when',
    details: 'The newest first, earlier wordings too.',
    reply: consentList,
  }),
  give: endpoint({
    method: 'POST',
    path: '/users/consents',
    access: 'user',
    summary: 'Agree to the wordings of today',
    details:
      'Names the wording that was shown, of one document or both: one that has changed since is refused. Agreeing to the same wording again changes nothing.',
    body: z
      .object({ terms: wordingOf('terms'), privacy: wordingOf('privacy') })
      .check(
        z.refine(({ terms, privacy }) => (terms ?? privacy) !== undefined, { path: ['terms'], error: 'required' }),
      ),
    reply: consentList,
    status: 200,
  }),
};

/** Documents whose wording has changed since these were agreed to. */
export const consentsDue = (given: readonly { readonly kind: ConsentKind; readonly wording: string }[]) =>
  consentKinds.filter((kind) => !given.some((one) => one.kind === kind && one.wording >= wordings[kind]));
