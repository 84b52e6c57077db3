import type { Plugin } from 'vite';

/**
 * Puts the document that the server answers at `/api/openapi.json` into the pages of the reference. They are made at build
 * time, so the browser's build keeps the empty one: it would carry a megabyte that nothing reads.
 */
export const apiDocument = (): Plugin => ({
  name: 'api-document',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]public[\\/]api[\\/]document\.ts$/ },
    async handler(_id, options) {
      if (!options?.ssr) return undefined;
      const { serverOpenApiDocument } = await import('../../server/src/http/openapi/server-openapi-document.ts');
      return `export const apiDocument = JSON.parse(${JSON.stringify(JSON.stringify(serverOpenApiDocument()))});`;
    },
  },
});
