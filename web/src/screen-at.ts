import { langOfPath } from './i18n/language.ts';
import { invitationPage, screens } from './screens.ts';

export type ScreenName = keyof typeof screens | 'pet' | 'invitation';

/** Which screen is at an address. */
export function screenAt(pathname: string): ScreenName | undefined {
  const parts = pathname
    .replace(/^\/app\/?$/, '/dashboard')
    .replace(/^\/app(?=\/)/, '')
    .split('/')
    .slice(1);
  // For everybody, and so in each language.
  const [first, second] = parts[0] === langOfPath(pathname) ? parts.slice(1) : parts;
  if (first === invitationPage.path) return 'invitation';
  const [name] = Object.entries(screens).find(([, { path }]) => path === first) ?? [];
  return name === 'pets' && second ? 'pet' : (name as ScreenName | undefined);
}
