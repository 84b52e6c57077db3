/** File extension of each type in which attachments are kept. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The name that a paper was sent under, with the ending of what it was made into. */
export function downloadNameOf(name: string, type: string) {
  const ending = endings[type];
  if (!ending || name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name))) return name;
  return `${name.replace(/\.(pdf|jpe?g|png|webp|gif|hei[cf])$/i, '')}.${ending}`;
}
