import type { Area } from '@tzemed/contract/endpoint';
import { EmptyPicture } from '../art/EmptyPicture.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { rightsIn } from './rights.ts';
import { rightsTexts } from './rights-texts.ts';
import type { ReachedPet } from './use-pets.ts';

type Props = { pet: ReachedPet; area: Area };

/** In the place of what others keep to themselves: where it is, and whom to ask. */
export function NotShared({ pet: { owners, name }, area }: Props) {
  const t = useTexts(rightsTexts);
  const { lang } = useLanguage();
  return (
    <EmptyState
      art={<EmptyPicture name="nothing" />}
      title={rightsIn(lang).stays([area], owners ?? [], name)}
      text={t.askThem}
    />
  );
}

/** The same below what is there of other pets. */
export function NotSharedLine({ pet: { owners, name }, area }: Props) {
  const { lang } = useLanguage();
  return <p className="muted">{rightsIn(lang).notHere([area], owners ?? [], name)}</p>;
}
