import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { permissionPresetTexts } from './permission-preset-texts.ts';
import { useUntilText } from './use-until-text.ts';
import type { AccessiblePet } from '../pets/use-pets.ts';

/** Permissions that others share: a guest is never an owner of their pets. */
export const sharedPermissions = ({ permissions }: AccessiblePet) => permissions as Permissions;

/** «של דנה ואורי כהן · טיפול שוטף», of a pet that another home shares; null of one's own. */
export function useSharedBy(pet: AccessiblePet) {
  const t = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const untilText = useUntilText();
  if (!pet.shareId) return null;
  const owners = f.list((pet.owners ?? []).map((name) => isolateDirection(name, lang)));
  const preset = [t[presetOf(sharedPermissions(pet)) ?? 'custom'], untilText(pet.until)].filter(Boolean).join(' · ');
  return t.whose({ owners, preset });
}
