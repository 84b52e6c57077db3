import { linkTo, linkToPet, publicPages, screens } from '../../web/src/screens.ts';

/** A page to be measured. */
export type BenchPage = {
  address: string;
  /** Text on a screen of the app once its data is loaded. A public page has no data to wait for. */
  data?: string;
};

/** Pages that only a mailed link, Google or a mistake leads to. */
const notVisited = new Set<string>([
  'verify-email',
  'restore-email',
  'not-me',
  'remove-second-factor',
  'auth/google/callback',
  'auth/google/confirm',
  '404',
]);

export const publicScreens: BenchPage[] = publicPages
  .filter(({ path }) => !notVisited.has(path))
  .map(({ path }) => ({ address: `/${path}` }));

const dataOf: Record<keyof typeof screens, string> = {
  dashboard: '.stats .num',
  pets: '.pet-cards > li',
  expenses: '.table .row-title',
  medicalRecords: '.table .row-title',
  reminders: '.agenda li',
  calendar: '.cld-body-of',
  home: '.people .person',
  profile: '.account-personal input',
};

export const appScreens = (petId: string): BenchPage[] => [
  ...Object.entries(screens).map(([name, screen]) => ({
    address: linkTo(screen),
    data: dataOf[name as keyof typeof screens],
  })),
  { address: linkToPet(petId), data: '.pet-column .card' },
];
