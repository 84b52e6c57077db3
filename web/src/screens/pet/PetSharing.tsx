import { Suspense } from 'react';
import { SharedWithYou } from '../../features/sharing/SharedWithYou.tsx';
import { WhoSees } from '../../features/sharing/WhoSees.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useHomes } from '../../shared/use-homes.ts';
import type { ReachedPet } from '../../shared/use-pets.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { petPageTexts } from './texts.ts';

const InviteForm = lazyForm(() =>
  import('../../features/invitations/InviteForm.tsx').then((module) => module.InviteForm),
);

type Props = { pet: ReachedPet; isInviting: boolean; onInvited: () => void };

/** With whom a pet is shared, at the foot of its page: below what one comes for. */
export function PetSharing({ pet, isInviting, onInvited }: Props) {
  const t = useTexts(petPageTexts);
  useAhead(InviteForm, isInviting);
  if (pet.shareId) return <SharedWithYou pet={{ ...pet, shareId: pet.shareId }} />;
  return (
    <>
      <WhoSees pet={pet} />
      <Modal title={t.invite} isOpen={isInviting} onClose={onInvited}>
        <Suspense fallback={<Loading />}>
          <InviteTo pet={pet} onDone={onInvited} />
        </Suspense>
      </Modal>
    </>
  );
}

/** Into the home that is the pet's: whoever has several invites to no other. */
function InviteTo({ pet, onDone }: { pet: ReachedPet; onDone: () => void }) {
  const homes = useHomes();
  const home = homes.data?.homes.find(({ petIds }) => petIds.includes(pet.id));
  if (home) return <InviteForm householdId={home.id} pets={[pet]} petIds={[pet.id]} onDone={onDone} />;
  return homes.isFailed ? <LoadBanner load={homes} /> : <Loading />;
}
