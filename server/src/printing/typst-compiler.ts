import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

// Not `import.meta.resolve`: the web's build runs this file where that does not exist.
const { resolve } = createRequire(import.meta.url);

/** Typst for the templates in a folder, with the product's fonts and no others: what is set looks the same on every machine. */
export const compilerIn = (folder: string) =>
  NodeCompiler.create({
    workspace: folder,
    fontArgs: [
      {
        fontBlobs: [
          'rubik/400Regular/Rubik_400Regular',
          'rubik/500Medium/Rubik_500Medium',
          'rubik/600SemiBold/Rubik_600SemiBold',
          'fredoka/600SemiBold/Fredoka_600SemiBold',
          'noto-emoji/400Regular/NotoEmoji_400Regular',
        ].map((name) => readFileSync(resolve(`@expo-google-fonts/${name}.ttf`))),
      },
    ],
  });

/** The package throws what it found as objects of its own. */
export function complaintOf(error: unknown) {
  const found = (error as { shortDiagnostics?: unknown }).shortDiagnostics;
  return error instanceof Error && error.message ? error.message : String(JSON.stringify(found) ?? error);
}
