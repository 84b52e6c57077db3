import type { Config } from '@react-router/dev/config';
import { languages } from './src/i18n/language.ts';

const publicPages = [
  '',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/auth/google/callback',
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
} satisfies Config;
