import { Suspense, useState, type ReactNode } from 'react';
import BookUser from 'lucide-react/icons/book-user';
import LogOut from 'lucide-react/icons/log-out';
import Tags from 'lucide-react/icons/tags';
import UserPlus from 'lucide-react/icons/user-plus';
import type { Home, HomeGuest, HomeOwner } from '@tzemed/contract/sharing/households';
import type { Role } from '@tzemed/contract/sharing/invitations';
import { useHandovers } from '../../features/handovers/use-handovers.ts';
import { GuestsCard } from '../../features/households/GuestsCard.tsx';
import { HouseholdHead } from '../../features/households/HouseholdHead.tsx';
import { InviteOptions } from '../../features/households/InviteOptions.tsx';
import { OwnersCard } from '../../features/households/OwnersCard.tsx';
import { RemoveOwnerDialog } from '../../features/households/RemoveOwnerDialog.tsx';
import { SuccessionBanner } from '../../features/households/SuccessionBanner.tsx';
import { SuccessorCard } from '../../features/households/SuccessorCard.tsx';
import { SuccessorOfCard } from '../../features/households/SuccessorOfCard.tsx';
import { homeTexts } from '../../features/households/texts.ts';
import { PendingInvitationsCard } from '../../features/invitations/PendingInvitationsCard.tsx';
import { invitationTexts } from '../../features/invitations/texts.ts';
import { HelpedHouseholdsCard } from '../../features/sharing/HelpedHouseholdsCard.tsx';
import { EndSharingDialog } from '../../features/sharing/EndSharingDialog.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, tagsPage, vetsPage } from '../../screens.ts';
import { StockLink } from '../../shared/stock/StockLink.tsx';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { useHouseholdName, useHouseholds } from '../../shared/households/use-households.ts';
import { useAreaAccess } from '../../shared/permissions/use-area-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { HouseholdSkeleton } from './HouseholdSkeleton.tsx';

const HandoversCard = lazyForm(() =>
  import('../../features/handovers/HandoversCard.tsx').then((module) => module.HandoversCard),
);
const InviteForm = lazyForm(() =>
  import('../../features/invitations/InviteForm.tsx').then((module) => module.InviteForm),
);
const RightsForm = lazyForm(() =>
  import('../../features/sharing/PermissionsForm.tsx').then((module) => module.PermissionsForm),
);

/** Members of a household, and the permissions of each. */
export default function HouseholdPage() {
  usePageTitle(useWord(screens.home.word));
  const t = useTexts(homeTexts);
  const homes = useHouseholds();
  const nameOf = useHouseholdName();
  const owned = usePets();
  const { handovers, offers } = useHandovers();
  const { helpedPets, isGuestOnly } = useAreaAccess();
  if (homes.isPending || owned.isPending) return <HouseholdSkeleton />;
  const helped = <HelpedHouseholdsCard pets={helpedPets} />;
  const isSeveral = (homes.data?.homes.length ?? 0) > 1;
  return (
    <>
      <LoadBanner load={[homes, owned]} />
      {isSeveral && (
        <div className="with-help">
          <h1>{t.homes}</h1>
          <HelpLink />
        </div>
      )}
      {homes.data?.homes.map((home) => (
        <OneHome key={home.id} home={home} name={isSeveral ? nameOf(home) : undefined}>
          {isGuestOnly && home === homes.data?.homes[0] && helped}
        </OneHome>
      ))}
      {!isGuestOnly && helped}
      {handovers.length + offers.length > 0 && (
        <Suspense>
          <HandoversCard />
        </Suspense>
      )}
      {homes.data?.successorOf.map((trust) => (
        <SuccessorOfCard key={trust.householdId} trust={trust} />
      ))}
    </>
  );
}

type Props = {
  home: Home;
  /** Set when the user has several households. */
  name: string | undefined;
  /** Stands below the head. */
  children?: ReactNode;
};

function OneHome({ home, name, children }: Props) {
  const t = useTexts(homeTexts);
  const invite = useTexts(invitationTexts);
  const vets = useWord(vetsPage.word);
  const tags = useWord(tagsPage.word);
  const { user } = useAuth();
  const { petsAt, petOf } = usePets();
  const pets = petsAt(home);
  const inviting = useEditDialog<Role>();
  const rights = useEditDialog<string>();
  const [leaving, setLeaving] = useState<HomeOwner | null>(null);
  const [ending, setEnding] = useState<HomeGuest | null>(null);
  usePrefetch(InviteForm, inviting.isOpen);
  usePrefetch(RightsForm, rights.isOpen);
  const { owners, guests, invitations } = home;
  const me = owners.find(({ userId }) => userId === user?.id);
  const hasGuests = guests.length + invitations.length > 0;
  const isAlone = owners.length < 2 && !hasGuests;
  // The current row, including what was saved meanwhile.
  const guest = guests.find(({ userId }) => userId === rights.item);
  return (
    <>
      <SuccessionBanner home={home} />
      <HouseholdHead name={name} pets={pets} isAlone={isAlone}>
        {!isAlone && (
          <button type="button" className="btn" onClick={() => inviting.add()}>
            <UserPlus size={18} aria-hidden="true" />
            {t.invite}
          </button>
        )}
      </HouseholdHead>
      {children}
      <div className={hasGuests ? 'home' : 'home is-narrow'}>
        {hasGuests && (
          <div className="home-column">
            {guests.length > 0 && (
              <GuestsCard
                guests={guests}
                petOf={petOf}
                onChange={({ userId }) => rights.edit(userId)}
                onEnd={setEnding}
              />
            )}
            {invitations.length > 0 && <PendingInvitationsCard invitations={invitations} petOf={petOf} />}
          </div>
        )}
        <div className="home-column">
          <div className="owners-place">
            <OwnersCard owners={owners} userId={user?.id} onRemove={setLeaving} />
          </div>
          {isAlone && <InviteOptions hasPets={pets.length > 0} onInvite={inviting.edit} />}
          <SuccessorCard home={home} />
          <div className="quiet">
            <Link className="link" to={linkTo(tagsPage)}>
              <Tags size={17} aria-hidden="true" />
              {tags}
            </Link>
            <Link className="link" to={linkTo(vetsPage)}>
              <BookUser size={17} aria-hidden="true" />
              {vets}
            </Link>
            <StockLink />
            {owners.length > 1 && me && (
              <button type="button" onClick={() => setLeaving(me)}>
                <LogOut size={17} aria-hidden="true" />
                {t.leave}
              </button>
            )}
          </div>
        </div>
      </div>
      <Modal title={invite.title} isOpen={inviting.isOpen} onClose={inviting.close}>
        <Suspense fallback={<Loading />}>
          <InviteForm
            householdId={home.id}
            pets={pets}
            role={inviting.item ?? (pets.length > 0 ? 'guest' : 'owner')}
            petIds={pets.length === 1 ? [pets[0]!.id] : []}
            guests={guests}
            onRights={(userId) => {
              inviting.close();
              rights.edit(userId);
            }}
            onDone={inviting.close}
          />
        </Suspense>
      </Modal>
      <Modal
        title={guest?.name ?? ''}
        art={guest && <PersonAvatar is="guest" name={guest.name} id={guest.userId} size={48} />}
        isOpen={rights.isOpen && guest !== undefined}
        onClose={rights.close}
      >
        <Suspense fallback={<Loading />}>
          {guest && <RightsForm guest={guest} pets={pets} onDone={rights.close} />}
        </Suspense>
      </Modal>
      <EndSharingDialog guest={ending} onClose={() => setEnding(null)} />
      <RemoveOwnerDialog home={home} owner={leaving} userId={user?.id} onClose={() => setLeaving(null)} />
    </>
  );
}
