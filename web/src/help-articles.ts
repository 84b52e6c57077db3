/** Topics of the help centre with their articles, in the order of its page. The texts lie in `web/help`. */
export const helpTopics = {
  start: ['first-steps', 'add-a-pet', 'photo-and-face', 'search', 'install', 'offline'],
  pets: [
    'medical-records',
    'emergency-card',
    'vaccination-sheet',
    'care-plan',
    'medicines',
    'stock',
    'vets',
    'tags',
    'log-what-happened',
  ],
  reminders: ['add-a-reminder', 'done-and-later', 'reminder-did-not-arrive', 'push', 'calendar-feed'],
  expenses: ['add-an-expense', 'insight', 'import-expenses', 'budgets', 'repeating-expenses', 'settling-up', 'claims'],
  home: ['share-with-a-guest', 'invite-an-owner', 'hand-over-a-pet', 'restore'],
  account: [
    'password',
    'two-steps',
    'passkeys',
    'new-phone',
    'profile-picture',
    'settings',
    'export',
    'delete-account',
    'support',
  ],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpSlug = (typeof helpTopics)[HelpTopic][number];

/** Pages of the articles, for the list of public pages. */
export const helpPages = () =>
  Object.values(helpTopics)
    .flat()
    .map((slug) => ({ path: `help/${slug}`, file: 'public/help/ArticlePage.tsx', isIndexed: true }));
