import { screens } from './screens.ts';

export type ScreenName = keyof typeof screens | 'pet';

/** Which screen is at an address. */
export function screenAt(pathname: string): ScreenName | undefined {
  const [first, second] = pathname
    .replace(/^\/app\/?$/, '/dashboard')
    .replace(/^\/app(?=\/)/, '')
    .split('/')
    .slice(1);
  const [name] = Object.entries(screens).find(([, { path }]) => path === first) ?? [];
  return name === 'pets' && second ? 'pet' : (name as ScreenName | undefined);
}
