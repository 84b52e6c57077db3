import type { Permissions } from '@tzemed/contract/permissions';
import { presetOf } from '@tzemed/contract/presets';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isolate } from '../lib/isolate.ts';
import { useFormats } from '../lib/use-formats.ts';
import { presetTexts } from './preset-texts.ts';
import type { ReachedPet } from './use-pets.ts';

/** What others let one do: of their pets nobody is an owner. */
export const sharedRights = ({ permissions }: ReachedPet) => permissions as Permissions;

/** «של דנה ואורי כהן · טיפול שוטף», of a pet that another home shares; null of one's own. */
export function useSharedBy(pet: ReachedPet) {
  const t = useTexts(presetTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  if (!pet.shareId) return null;
  const owners = f.list((pet.owners ?? []).map((name) => isolate(name, lang)));
  return t.whose({ owners, preset: t[presetOf(sharedRights(pet)) ?? 'custom'] });
}
