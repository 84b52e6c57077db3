import { uuid } from '../uuid.ts';

const key = 'deviceMark';

/** A random name for this browser, by which the server knows it again when somebody signs in. It stays when they sign out. */
export function browserId() {
  const known = localStorage.getItem(key);
  if (known) return known;
  const mark = uuid();
  localStorage.setItem(key, mark);
  return mark;
}
