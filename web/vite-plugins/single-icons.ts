import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Of the barrel: `export { default as House, default as Home } from './icons/house.mjs'`. */
const row = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** The file of every icon, by each of its names. */
function filesOfIcons() {
  // The package's own name leads Node to another form of it.
  const barrel = readFileSync(new URL('../lucide-react.mjs', import.meta.resolve('lucide-react/icons/house')), 'utf8');
  const named = [...barrel.matchAll(row)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, file] as const),
  );
  return new Map(named);
}

/**
 * Asks for each icon by itself. By way of the barrel every screen seems to need every icon, and `chunk-of` lays them all
 * where the app begins: 5 KB for whoever sees a fifth of them.
 */
export const singleIcons = (): Plugin => {
  const files = filesOfIcons();
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        let text = code;
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'lucide-react') continue;
          const lines = statement.specifiers.map((one) => {
            const name = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : '*';
            const file = files.get(name);
            if (!file) throw new Error(`lucide-react has no icon ${name}`);
            return `import ${one.local.name} from 'lucide-react/icons/${file}';`;
          });
          text = text.slice(0, statement.start) + lines.join('') + text.slice(statement.end);
        }
        return { code: text, map: null };
      },
    },
  };
};
