import * as z from 'zod/mini';
import { email, exampleEmail, personName, user } from './auth.ts';
import { countries, defaultCountry } from './countries.ts';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, missingOr, named, optionalLineIn, withExample } from '../schema/fields.ts';
import { maxPhotoBytes, photoCrop } from '../pets/photo-crop.ts';
import { joinLines, stripInvisible } from '../text/plain-text.ts';
import { profilePicture } from './profile-picture.ts';

const phoneIn = z.optional(
  z.pipe(
    z.nullable(
      z
        .string(missingOr('telephoneInvalid', 'textExpected'))
        .check(
          z.overwrite(stripInvisible),
          z.overwrite(joinLines),
          z.maxLength(30, 'telephoneInvalid'),
          z.regex(/^(?:[+\-() \u00a0]*\d[\d+\-() \u00a0]*)?$/, 'telephoneInvalid'),
        ),
    ),
    z.transform((value) => value || null),
  ),
);
const countryIn = z.string(missingOr('countryUnknown', 'countryUnknown')).check(
  z.regex(/^[A-Z]{2}$/, 'countryUnknown'),
  z.refine((value) => countries.includes(value), { error: 'countryUnknown' }),
);

export const profileInput = named(
  'ProfileInput',
  z
    .object({
      name: z.optional(personName()),
      email: z.optional(email()),
      phone: withExample(phoneIn, '052-555-0143'),
      address: withExample(optionalLineIn(200, 'addressMax200'), 'מוריה 14, דירה 6'),
      city: withExample(optionalLineIn(100), 'חיפה'),
      country: z.optional(withExample(countryIn, defaultCountry)),
    })
    .check(z.refine((said) => Object.values(said).some((one) => one !== undefined), { error: 'required' })),
);
export type ProfileInput = z.output<typeof profileInput>;

export const profileRow = named(
  'Profile',
  z.object({
    name: withExample(z.string(), 'דנה כהן'),
    email: withExample(z.string(), exampleEmail, 'email'),
    /** The new address, until the link that was mailed there is opened. */
    pendingEmail: z.nullable(withExample(z.string(), 'dana.cohen@example.co.il', 'email')),
    phone: z.nullable(withExample(z.string(), '052-555-0143')),
    address: z.nullable(withExample(z.string(), 'מוריה 14, דירה 6')),
    city: z.nullable(withExample(z.string(), 'חיפה')),
    country: withExample(z.string(), defaultCountry),
    profilePicture,
    createdAt: instantOut,
  }),
);
export type Profile = z.input<typeof profileRow>;

/** Details of both calls that change a profile. */
const profileRules =
  'What is left out stays. A new email takes effect when the link mailed to it is opened, within 24 hours; sent again it is mailed again, and the current address takes the request back. Whether the new address has an account is told by that mail alone. The old address is told at once, and can undo the change for 7 days. Another email takes a sign-in of the last 15 minutes (`reauthenticationNeeded`).';

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    summary: 'Your name and how you can be reached',
    details: 'Only you see phone and address. `country` is a code of ISO 3166-1.',
    reply: profileRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/profile',
    access: 'user',
    summary: 'Change your name and how you can be reached',
    details: profileRules,
    body: profileInput,
    reply: profileRow,
    refuses: { 403: ['reauthenticationNeeded'] },
    limit: 'share',
  }),
  /** The path of the account's own calls. */
  updateUser: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'user',
    summary: 'Change your profile, and be answered as a user',
    details: profileRules,
    body: profileInput,
    reply: z.object({ user }),
    refuses: { 403: ['reauthenticationNeeded'] },
    limit: 'share',
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/users/profile/picture',
    access: 'user',
    summary: 'Set your picture: JPG, PNG, GIF, WebP or HEIC, at most 20 MB; it is encoded anew without metadata',
    details:
      'The bytes decide what it is, not the name or type that is sent. An animation gives its first frame. It is kept as a square of 512 pixels, and the one before is deleted. `left`, `top` and `width` say which part is cut out, in shares of the picture as it was sent, upright; without a `width` it is the middle. Those who share a household or a pet with you see it.',
    query: photoCrop,
    upload: { maxBytes: maxPhotoBytes },
    reply: z.object({ user }),
    limit: 'upload',
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/profile/picture',
    access: 'user',
    summary: 'Remove your picture',
    details: 'Without a picture it is a 404.',
    refuses: { 404: ['notFound'] },
    reply: z.object({ user }),
  }),
};
