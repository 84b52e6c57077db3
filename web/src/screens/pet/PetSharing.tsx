import { Suspense } from 'react';
import { SharedWithYou } from '../../features/sharing/SharedWithYou.tsx';
import { PetAccessCard } from '../../features/sharing/PetAccessCard.tsx';
import { sharingTexts } from '../../features/sharing/texts.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useHouseholds } from '../../shared/households/use-households.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';

const InviteForm = lazyForm(() =>
  import('../../features/invitations/InviteForm.tsx').then((module) => module.InviteForm),
);

type Props = { pet: AccessiblePet; isInviting: boolean; onInvited: () => void };

/** People who share a pet, at the foot of its page: below its main content. */
export function PetSharing({ pet, isInviting, onInvited }: Props) {
  const t = useTexts(sharingTexts);
  const { lang } = useLanguage();
  usePrefetch(InviteForm, isInviting);
  if (pet.shareId) return <SharedWithYou pet={{ ...pet, shareId: pet.shareId }} />;
  return (
    <>
      <PetAccessCard pet={pet} />
      <Modal title={t.sharePet({ name: isolateDirection(pet.name, lang) })} isOpen={isInviting} onClose={onInvited}>
        <Suspense fallback={<Loading />}>
          <InviteTo pet={pet} onDone={onInvited} />
        </Suspense>
      </Modal>
    </>
  );
}

/** Invites to the pet's household: an owner of several invites to no other here. */
function InviteTo({ pet, onDone }: { pet: AccessiblePet; onDone: () => void }) {
  const homes = useHouseholds();
  const home = homes.data?.homes.find(({ petIds }) => petIds.includes(pet.id));
  if (home) return <InviteForm householdId={home.id} pets={[pet]} petIds={[pet.id]} isOfPet onDone={onDone} />;
  return homes.isFailed ? <LoadBanner load={homes} /> : <Loading />;
}
