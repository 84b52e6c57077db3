import { endpoint } from '../schema/endpoint.ts';

export const pictures = {
  get: endpoint({
    method: 'GET',
    path: '/users/pictures/:id',
    access: { area: 'profile', level: 'view', of: 'home' },
    summary: 'A picture of a person, as WebP of 512 × 512 pixels',
    details:
      'Its path is `profilePicture` of the person, and changes with every new picture. Yours, and those of people who share a household or a pet with you; any other is a 404. `ETag` is its own, for `If-None-Match`.',
    reply: 'file',
  }),
};
