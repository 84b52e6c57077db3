/** The account of `npm run demo`. Only a server that is started as a demo has it. */
export const demoAccount = {
  email: 'demo@tzemed.co.il',
  password: 'Demo2026!',
  name: 'דנה כהן',
  firstname: 'דנה',
  lastname: 'כהן',
} as const;

/** Age of the account, in days. */
export const openedDaysAgo = 731;
