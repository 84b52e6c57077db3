import type { Area } from '@tzemed/contract/schema/endpoint';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { describePermissions } from './describe-permissions.ts';
import { permissionTexts } from './permission-texts.ts';
import { usePets, type AccessiblePet } from '../pets/use-pets.ts';

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

/** Replaces a whole screen of an area: one sentence for the pets of each household. */
export function NotSharedAtAll({ area }: { area: Area }) {
  const t = useTexts(permissionTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { pets } = usePets();
  const { stays } = describePermissions(lang);
  const sentences = [...Map.groupBy(pets, ({ owners = [] }) => owners.join('\n')).values()].map((ofHome) =>
    stays([area], ofHome[0]?.owners ?? [], f.list(ofHome.map(({ name }) => isolateDirection(name, lang)))),
  );
  return <EmptyState art={<LazyEmptyArt name="nothing" />} title={sentences.join('. ')} text={t.askThem} />;
}

/** The same below what is there of other pets. */
export function NotSharedLine({ pet: { owners, name }, area }: Props) {
  const { lang } = useLanguage();
  return <p className="muted">{describePermissions(lang).notHere([area], owners ?? [], name)}</p>;
}
