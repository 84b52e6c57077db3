import { endings } from './formats/read-attachment.ts';

/** The name that a paper was sent under, with the ending of what it was made into. */
export function downloadNameOf(name: string, type: string) {
  const ending = endings[type];
  if (!ending || name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name))) return name;
  return `${name.replace(/\.(pdf|jpe?g|png|webp|gif|hei[cf])$/i, '')}.${ending}`;
}
