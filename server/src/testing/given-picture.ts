import { pictureIdOf } from '@tzemed/contract/profile-picture';
import type { TestApp } from './app.ts';
import { formWith } from './form.ts';
import type { Owner } from './given.ts';
import { picture } from './images.ts';

/** Gives somebody a profile picture; answers its id. */
export async function givenPicture(app: TestApp, as: Owner): Promise<string> {
  const form = await formWith(new Uint8Array(await picture(9, 9).png().toBuffer()));
  const { body } = await app.call('POST', '/api/users/profile/picture', { as, ...form });
  return pictureIdOf(body.user.profilePicture as string)!;
}
