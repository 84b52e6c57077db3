import { writeFile } from 'node:fs/promises';
import type { Config } from '@react-router/dev/config';
import { appScripts } from './after-build/app-scripts.ts';
import { hintToCompile } from './after-build/compile-hint.ts';
import { writeServiceWorker } from './after-build/service-worker.ts';
import { compress } from './after-build/compress.ts';
import { hashInline } from './after-build/hash-inline.ts';
import { inlineCss } from './after-build/inline-css.ts';
import { checkJsBudget, writeJsBudget } from './after-build/js-budget.ts';
import { writeLegalPdfs } from './after-build/legal-pdfs.ts';
import { makeSharePictures } from './after-build/share-pictures.ts';
import { writeSitemap } from './after-build/sitemap.ts';
import { pathInLang, languages } from './src/i18n/language.ts';
import { referencePaths } from './src/public/api/resources.ts';
import { appPages, appPaths, openPages, publicPages } from './src/screens.ts';
import { siteSettings } from './vite-plugins/site-settings.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    ...languages.flatMap((lang) =>
      [...[...publicPages, ...Object.values(openPages)].map(({ path }) => `/${path}`), ...referencePaths].map((path) =>
        pathInLang(lang, path),
      ),
    ),
    ...appPages,
  ],
  async buildEnd() {
    const folder = 'build/client';
    await appScripts(folder);
    await hintToCompile(folder);
    await inlineCss(folder);
    await hashInline(folder, 'build/csp.json');
    await writeFile('build/app-paths.json', JSON.stringify(appPaths, null, 2));
    await writeServiceWorker(folder);
    await makeSharePictures(folder, process.env.PUBLIC_URL);
    await writeSitemap(folder, process.env.PUBLIC_URL, [
      ...publicPages.filter((page) => page.isIndexed).map(({ path }) => `/${path}`),
      ...referencePaths,
    ]);
    await writeLegalPdfs(folder, siteSettings(process.env), process.env.PUBLIC_URL);
    await compress(folder);
    await (process.env.BUDGET === 'write' ? writeJsBudget : checkJsBudget)(folder);
  },
} satisfies Config;
