import { endpoint } from '../schema/endpoint.ts';

export const exports = {
  ofPet: endpoint({
    method: 'GET',
    path: '/pets/:petId/export',
    // Each noun is cut to its own area below.
    access: { area: 'profile', level: 'view' },
    summary: 'Everything that is kept of a pet, as a ZIP to take along',
    details:
      'A page to read (`index.html`, in the language of `Accept-Language`, which needs no connection), all rows as JSON, a table of cells (CSV) of each noun, and the papers under their own names, in a folder for each record. What the caller may not see is left out. It is sent while it is read, so it has no `Content-Length`; a paper whose bytes cannot be read is named in `index.html` and in the JSON, and ends nothing.',
    reply: 'file',
    limit: 'export',
  }),
};
