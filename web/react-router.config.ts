import type { Config } from '@react-router/dev/config';
import { compress } from './after-build/compress.ts';
import { hashScripts } from './after-build/hash-scripts.ts';
import { inlineCss } from './after-build/inline-css.ts';
import { checkJsBudget } from './after-build/js-budget.ts';
import { languages } from './src/i18n/language.ts';

const publicPages = [
  '',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/auth/google/callback',
  '/auth/google/confirm',
  '/terms',
  '/privacy',
  '/404',
];
const appPages = ['/dashboard', '/pets', '/expenses', '/medical-records', '/reminders', '/profile'];

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    ...languages.flatMap((lang) => publicPages.map((page) => (lang === 'he' ? page || '/' : `/${lang}${page}`))),
    '/app',
    ...appPages.map((page) => `/app${page}`),
    ...appPages,
  ],
  async buildEnd() {
    const folder = 'build/client';
    await inlineCss(folder);
    await hashScripts(folder, 'build/csp.json');
    await compress(folder);
    await checkJsBudget(folder);
  },
} satisfies Config;
