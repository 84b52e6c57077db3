import './pet.css';
import { Suspense, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Feeding } from '@tzemed/contract/stock/feedings';
import { weighTexts } from '../../features/measures/texts.ts';
import { LazyQuickLog } from '../../features/observations/quick/LazyQuickLog.tsx';
import { quickTexts } from '../../features/observations/quick/texts.ts';
import { PetHero } from '../../features/pets/profile/PetHero.tsx';
import type { MoreField } from '../../features/pets/form/MorePetFields.tsx';
import { petTexts } from '../../features/pets/texts.ts';
import { useArchiveWithToast } from '../../features/pets/use-archive-with-toast.ts';
import { GuestBadge } from '../../features/sharing/GuestBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkToPet, petPage, type Section } from '../../screens.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { lazyForm, lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { NotShared } from '../../shared/permissions/lazy-not-shared.ts';
import { useSharedBy } from '../../shared/permissions/use-shared-by.ts';
import { usePets, type AccessiblePet } from '../../shared/pets/use-pets.ts';
import type { PetPageContext } from './use-pet-page.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';
import { useReplacePage } from '../../shared/page/use-replace-page.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch, useIsIdle } from '../../ui/lazy/lazy-component.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { LiveDot } from './LiveDot.tsx';
import { PetSkeleton } from './PetSkeleton.tsx';
import { PetSections } from './PetSections.tsx';
import { PetStatus } from './status/PetStatus.tsx';
import { useCareTab } from './use-care-tab.ts';
import { useOverdueCount } from './use-overdue-count.ts';

const PetSharing = lazyForm(() => import('./PetSharing.tsx').then((module) => module.PetSharing));
const Form = lazyForm(() => import('../../features/pets/form/PetForm.tsx').then(({ PetForm }) => PetForm));
const FeedingDialog = lazyForm(() =>
  import('../../features/feedings/FeedingDialog.tsx').then((module) => module.FeedingDialog),
);
const WeighForm = lazyForm(() => import('../../features/measures/WeighForm.tsx').then((module) => module.WeighForm));
// Made by the server: of no use without a connection.
const ClaimForm = lazyWithoutPrefetch(() =>
  import('../../features/medical-records/claim-printout/ClaimPrintoutForm.tsx').then((form) => form.ClaimPrintoutForm),
);

export default function PetPage() {
  const { petId = '' } = useParams();
  return <PetOf key={petId} petId={petId} />;
}

function PetOf({ petId }: { petId: string }) {
  const owned = usePets();
  const editor = useEditDialog<Pet>();
  // An open form outlives its pet: it says that the pet was deleted, and can restore it.
  const pet = owned.petOf(petId) ?? editor.item;
  if (pet) return <KnownPet pet={pet} editor={editor} />;
  // A list from the cache may be older than the pet.
  const isCurrent = owned.source === 'server' && !owned.isFailed;
  if (owned.isPending || (isCurrent && owned.isFetching)) return <PetSkeleton />;
  // The list loaded before does not contain the pet: nothing of it is shown, so its age is not mentioned.
  return isCurrent ? <AppNotFoundPage /> : <LoadBanner load={{ ...owned, source: 'server', isFailed: true }} />;
}

function KnownPet({ pet, editor }: { pet: AccessiblePet; editor: ReturnType<typeof useEditDialog<Pet>> }) {
  const t = useTexts(petTexts);
  usePageTitle(pet.name);
  const { takeOut, isPending } = useArchiveWithToast(pet);
  const replacePage = useReplacePage();
  const { pathname } = useLocation();
  const whose = useSharedBy(pet);
  const inviting = useEditDialog<never>();
  const claiming = useEditDialog<never>();
  const feeding = useEditDialog<Feeding>();
  const logging = useEditDialog<never>();
  const log = useTexts(quickTexts);
  const weighing = useEditDialog<never>();
  const { weigh } = useTexts(weighTexts);
  const mayLog = !pet.archivedAt && canAccess(pet, 'medicalRecords', 'edit');
  // The card is at the foot of the page, and is empty for an owner without others.
  const isSharingDue = useIsIdle() || inviting.isOpen || pet.shareId !== undefined;
  // Section without permission, opened by an address that was saved earlier or guessed.
  const isHere = (path: string) => pathname.replace(/\/$/, '').endsWith(`/${pet.id}/${path}`);
  const hidden = petPage.sections.find(({ path, area }) => !canAccess(pet, area, 'view') && isHere(path));
  const { isOfPet } = useUsedFeatures();
  const care = useCareTab(pet);
  const isShown = ({ path, feature }: Section) =>
    path === 'care' ? care.isShown : !feature || isOfPet(feature, pet.id);
  const sections = petPage.sections.filter(
    (section) => canAccess(pet, section.area, 'view') && (isShown(section) || isHere(section.path)),
  );
  const isOverview = pathname.replace(/\/$/, '').endsWith(`/${pet.id}`);
  const [sought, seek] = useState<MoreField>();
  function edit(field?: MoreField) {
    seek(field);
    editor.edit(pet);
  }
  const onEdit = () => edit();
  /** A pet that could not be restored was saved as a new one, with a new address. */
  async function close(saved?: Pet) {
    editor.close();
    if (saved && saved.id !== pet.id) await replacePage(linkToPet(saved.id));
  }
  usePrefetch(Form, editor.isOpen);
  return (
    <>
      <PetHero
        pet={pet}
        onEdit={onEdit}
        onInvite={inviting.add}
        onClaim={claiming.add}
        onFeed={feeding.add}
        log={mayLog ? { label: log.title, onOpen: logging.add } : undefined}
        weigh={mayLog ? { label: weigh, onOpen: weighing.add } : undefined}
        isShort={!isOverview}
        badge={whose && <GuestBadge>{whose}</GuestBadge>}
      >
        <PetStatus pet={pet} />
      </PetHero>
      {pet.archivedAt && (
        <Banner
          tone="info"
          action={
            canAccess(pet, 'profile', 'own') && (
              <button type="button" className="btn line sm" disabled={isPending} onClick={takeOut}>
                {t.fromArchive}
              </button>
            )
          }
        >
          {t.inArchive({ name: pet.name })}
        </Banner>
      )}
      <div className="pet-row" data-sticky={!isOverview || undefined}>
        <PetSections sections={sections} late={{ reminders: useOverdueCount(pet), care: care.late }} />
        <LiveDot petId={pet.id} />
      </div>
      {hidden ? (
        <Suspense>
          <NotShared pet={pet} area={hidden.area} />
        </Suspense>
      ) : (
        <Outlet context={{ pet, onEdit, onComplete: edit } satisfies PetPageContext} />
      )}
      {isSharingDue && (
        <Suspense>
          <PetSharing pet={pet} isInviting={inviting.isOpen} onInvited={inviting.close} />
        </Suspense>
      )}
      <Modal title={t.editTitle({ name: pet.name })} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form pet={pet} sought={sought} onDone={(saved) => void close(saved)} />
        </Suspense>
      </Modal>
      {feeding.isOpen && (
        <Suspense>
          <FeedingDialog petId={pet.id} editor={feeding} />
        </Suspense>
      )}
      <LazyQuickLog isOpen={logging.isOpen} likely={pet.id} onClose={logging.close} />
      <Modal title={weigh} isOpen={weighing.isOpen} onClose={weighing.close}>
        <Suspense fallback={<Loading />}>
          <WeighForm pets={[pet]} petId={pet.id} onDone={weighing.close} />
        </Suspense>
      </Modal>
      <Modal title={t.claim} isOpen={claiming.isOpen} onClose={claiming.close}>
        <Suspense fallback={<Loading />}>
          <ClaimForm pet={pet} title={t.claim} onDone={claiming.close} />
        </Suspense>
      </Modal>
    </>
  );
}
