import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { apiDocument } from './vite-plugins/api-document.ts';
import { chunkGroups } from './vite-plugins/chunk-groups.ts';
import { helpArticles } from './vite-plugins/help-articles.ts';
import { leanContract } from './vite-plugins/lean-contract.ts';
import { siteSettings } from './vite-plugins/site-settings.ts';

const apiPort = process.env.API_PORT ?? '3001';

export default defineConfig({
  plugins: [
    // Runs before the router's own plugins, else their copies of React Aria keep all 30 languages.
    { ...optimizeLocales.vite({ locales: ['he-IL', 'en-US', 'ar-AE'] }), enforce: 'pre' },
    leanContract(),
    helpArticles(),
    apiDocument(),
    reactRouter(),
  ],
  define: {
    'import.meta.env.PUBLIC_URL': JSON.stringify(process.env.PUBLIC_URL?.replace(/\/$/, '') ?? ''),
    'import.meta.env.SITE': JSON.stringify(siteSettings(process.env)),
  },
  // Plain page scripts are built as workers are (a file of their own with an address), but stay modules.
  worker: {
    format: 'es',
    plugins: () => [leanContract()],
  },
  // Excludes `/api` and `/api/`, which are a page.
  server: { proxy: { '^/api/.': `http://localhost:${apiPort}` } },
  build: {
    manifest: true,
    // The oldest browsers with light-dark() and popover.
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
