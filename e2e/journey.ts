import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Every journey runs against the one started server, and fails on anything the browser complains about. */
export const test = base.extend<{ complaints: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser itself writes a line for every refused request; journeys look at what the page says of it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
