import type { Area } from '@tzemed/contract/schema/endpoint';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { describePermissions } from './describe-permissions.ts';
import { permissionTexts } from './permission-texts.ts';
import type { AccessiblePet } from '../pets/use-pets.ts';

type Props = { pet: AccessiblePet; area: Area };

/** Replaces an area that the owners do not share: names who has it, and whom to ask. */
export function NotShared({ pet: { owners, name }, area }: Props) {
  const t = useTexts(permissionTexts);
  const { lang } = useLanguage();
  return (
    <EmptyState
      art={<LazyEmptyArt name="nothing" />}
      title={describePermissions(lang).stays([area], owners ?? [], name)}
      text={t.askThem}
    />
  );
}

/** The same below what is there of other pets. */
export function NotSharedLine({ pet: { owners, name }, area }: Props) {
  const { lang } = useLanguage();
  return <p className="muted">{describePermissions(lang).notHere([area], owners ?? [], name)}</p>;
}
