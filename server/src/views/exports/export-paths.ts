import { withGershayim } from '@tzemed/contract/text/plain-text';

/** Characters that some operating system does not allow in a file name. */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}<>:"/\\|?*]/gu;
/** Devices of Windows, whatever ends they have. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Windows takes 260 for the whole way to a file. */
const maxFolderLength = 60;
const maxNameLength = 100;

function safe(text: string, longest: number) {
  const plain = withGershayim(text.toWellFormed().normalize('NFC')).replace(forbidden, ' ').replace(/\s+/g, ' ');
  const cut = [...plain.replace(/^[\s.]+/, '')].slice(0, longest).join('');
  return cut.replace(/[\s.]+$/, '').replace(reserved, '$1_') || '_';
}

export const folderNamed = (text: string) => safe(text, maxFolderLength);

/** A name with its ending, which stays when the rest is cut. */
export function fileNamed(name: string) {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/isu.exec(name) ?? [];
  return safe(stem, maxNameLength) + ending.toLowerCase();
}

/** Gives every path once: «צילום.jpg», «צילום (2).jpg». Most systems do not tell capital letters apart. */
export function uniquePaths() {
  const taken = new Set<string>();
  return (path: string) => {
    const [, stem = path, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/isu.exec(path) ?? [];
    for (let number = 1; ; number += 1) {
      const one = number === 1 ? path : `${stem} (${number})${ending}`;
      if (taken.has(one.toLowerCase())) continue;
      taken.add(one.toLowerCase());
      return one;
    }
  };
}

/** Encodes a path as a link within the ZIP. */
export const linkTo = (path: string) => path.split('/').map(encodeURIComponent).join('/');
