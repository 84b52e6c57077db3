import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, named, withExample } from '../schema/fields.ts';
import { languages } from '../text/languages.ts';
import { boolIn, choice, optionalId } from '../schema/field-pairs.ts';
import { themes } from './themes.ts';

/** Screens to which a sign-in and the address `/app` lead. */
export const startPages = ['dashboard', 'pets', 'expenses', 'medicalRecords', 'reminders', 'calendar', 'home'] as const;
export type StartPage = (typeof startPages)[number];

export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

const oneOf = <const V extends readonly string[]>(values: V, example: V[number]) =>
  choice(values, 'required', 'valueUnknown', example);
const language = oneOf(languages, 'he');
const theme = oneOf(themes, 'auto');
const startPage = oneOf(startPages, 'dashboard');
const listDensity = oneOf(listDensities, 'comfortable');
const defaultPet = optionalId('Pet', 'petGone');

/** Requires at least one field. */
const notEmpty = z.refine<object>((said) => Object.values(said).some((one) => one !== undefined), {
  error: 'required',
});

export const settingsInput = named(
  'SettingsInput',
  z
    .object({
      language: z.optional(language.in),
      theme: z.optional(theme.in),
      notifications: z.optional(boolIn()),
      emailNotifications: z.optional(boolIn()),
      smsNotifications: z.optional(boolIn()),
    })
    .check(notEmpty),
);
export type SettingsInput = z.output<typeof settingsInput>;

export const settingsRow = named(
  'Settings',
  z.object({
    language: language.out,
    theme: theme.out,
    notifications: withExample(z.boolean(), true),
    emailNotifications: withExample(z.boolean(), true),
    smsNotifications: withExample(z.boolean(), true),
    /** Null until one of them was changed: a device may then keep the language and theme that it has. */
    updatedAt: z.nullable(instantOut),
  }),
);
export type Settings = z.input<typeof settingsRow>;

export const preferencesInput = named(
  'PreferencesInput',
  z
    .object({
      startPage: z.optional(startPage.in),
      defaultPetId: defaultPet.in,
      listDensity: z.optional(listDensity.in),
    })
    .check(notEmpty),
);
export type PreferencesInput = z.output<typeof preferencesInput>;

export const preferencesRow = named(
  'Preferences',
  z.object({
    startPage: startPage.out,
    /** Null when none is chosen. One that is out of reach by now counts for nothing. */
    defaultPetId: defaultPet.out,
    listDensity: listDensity.out,
  }),
);
export type Preferences = z.input<typeof preferencesRow>;

export const settings = {
  get: endpoint({
    method: 'GET',
    path: '/users/settings',
    access: 'user',
    summary: 'Your language, theme and master switches of notifications',
    details:
      'The three switches overrule `GET /reminders/preferences` and leave it as it is: `notifications` covers the app and devices, `emailNotifications` all mails except those about the account, invitations and handovers, `smsNotifications` text messages.',
    reply: settingsRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/settings',
    access: 'user',
    summary: 'Change some of them, on every device at once',
    details:
      'A field that is left out stays. Open screens are told by `account` of `GET /live`. Mails and messages are written in `language` from then on; an answer of the API follows `Accept-Language`.',
    body: settingsInput,
    reply: settingsRow,
  }),
};

export const preferences = {
  get: endpoint({
    method: 'GET',
    path: '/users/preferences',
    access: 'user',
    summary: 'Your start page, default pet and density of lists',
    details:
      '`startPage` is where the web app opens, `defaultPetId` the pet that a new entry is about until another one is chosen.',
    reply: preferencesRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/preferences',
    access: 'user',
    summary: 'Change some of them, on every device at once',
    details:
      'A field that is left out stays; `defaultPetId` null chooses none. Open screens are told by `account` of `GET /live`.',
    body: preferencesInput,
    reply: preferencesRow,
  }),
};
