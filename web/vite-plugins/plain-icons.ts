import type { Plugin } from 'vite';

const drawn = `
  import { createElement } from 'react';
  const hears = /^(aria-|role$|title$)/;
  const drawn = {
    xmlns: 'http://www.w3.org/2000/svg', fill: 'none', stroke: 'currentColor',
    strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  };
  export default function createLucideIcon({ node, size: side }) {
    const box = '0 0 ' + side + ' ' + side;
    const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
    return ({ size = 24, ...rest }) => createElement('svg', {
      ...drawn, viewBox: box, width: size, height: size,
      'aria-hidden': Object.keys(rest).some((name) => hears.test(name) && rest[name] != null) ? undefined : 'true',
      ...rest,
    }, paths);
  }
`;

/**
 * lucide-react draws an icon by two components, a context and a list of attributes that it renames each time, for what
 * nobody asks here: a class of each name, strokes that keep their width. Plainly it is 1 KB less of every screen.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => drawn,
  },
});
