import './handovers.css';
import { Suspense, useEffect, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useParams } from 'react-router';
import type { Handover } from '@tzemed/contract/sharing/handovers';
import type { Pet } from '@tzemed/contract/pets/pets';
import { PetFace } from '../../art/PetFace.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { linkTo, linkToPet, screens } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { useAuth } from '../../shell/session/auth-context.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { usePreview } from './api.ts';
import { Checklist } from './Checklist.tsx';
import { HandoverContents } from './HandoverContents.tsx';
import { HandedOverPetLine } from './HandedOverPetLine.tsx';
import { HandoverSteps } from './HandoverSteps.tsx';
import { HandoverPreviews } from './HandoverPreviews.tsx';
import { handoverTexts } from './texts.ts';
import { useHandovers } from './use-handovers.ts';
import { PendingHandover } from './PendingHandover.tsx';

const AskForm = lazyForm(() => import('./HandoverRequestForm.tsx').then((module) => module.HandoverRequestForm));

/** Asking somebody to take a pet over, until it has gone and after. */
export default function HandoverPage() {
  const { petId = '' } = useParams();
  const owned = usePets();
  const found = useHandovers();
  const pet = owned.petOf(petId);
  const ofPet = found.handovers.filter((handover) => handover.petId === petId);
  const open = ofPet.find(({ state }) => state !== 'done');
  // A pet that has come back can leave again; one that went while somebody watched is gone before its list says so.
  const [watched, watch] = useState<string>();
  const handover = open ?? ofPet.find(({ id }) => id === watched) ?? (pet ? undefined : ofPet[0]);
  if (open?.state === 'moving' && watched !== open.id) watch(open.id);
  const isDone = handover?.state === 'done';
  const { onSuccess: refresh } = useRefresh('pets');
  const isOutdated = isDone && pet !== undefined;
  useEffect(() => {
    if (isOutdated) void refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a list that still has it then is not asked for ever.
  }, [isOutdated]);
  if (owned.isPending || found.isPending) return <Skeleton count={2} />;
  if (handover && (isDone || !pet)) return <Gone handover={handover} />;
  if (pet) return <Leaving pet={pet} handover={handover} />;
  return owned.isFailed || found.isFailed ? <LoadBanner load={[owned, found]} /> : <AppNotFoundPage />;
}

function Head({ pet, to }: { pet: Pick<Handover, 'pet'>['pet'] & Partial<Pet>; to?: string | null | undefined }) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const home = useWord(screens.home.word);
  const title = t.title({ name: isolateDirection(pet.name, lang) });
  usePageTitle(title);
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  return (
    <>
      <Link className="link handover-back" to={pet.id ? linkToPet(pet.id) : linkTo(screens.home)}>
        <Back size={17} aria-hidden="true" />
        {pet.id ? t.back({ name: isolateDirection(pet.name, lang) }) : home}
      </Link>
      <section className="handover-head" data-hue={pet.hue}>
        <span className="handover-window">
          {pet.id ? (
            <PetPortrait pet={{ ...pet, id: pet.id, photoId: pet.photoId ?? null }} size={116} />
          ) : (
            <PetFace {...pet} size={116} />
          )}
        </span>
        <div>
          <h1>{title}</h1>
          <p>{t.lead}</p>
        </div>
        {to && (
          <p className="handover-to">
            <bdi>{to}</bdi>
          </p>
        )}
      </section>
    </>
  );
}

/** The pet is here: nobody was asked yet, or the answer is waited for. */
function Leaving({ pet, handover }: { pet: Pet; handover: Handover | undefined }) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const { name } = useAuth();
  const preview = usePreview(pet.id);
  const { goes, guests = [] } = preview.data ?? {};
  const state = handover?.state;
  const email = isolateDirection(handover?.userEmail ?? '', lang);
  const isOpen = handover && state !== 'declined' && state !== 'expired';
  return (
    <>
      <Head pet={pet} to={isOpen ? (handover.receiver ?? handover.userEmail) : undefined} />
      <LoadBanner load={preview} />
      <HandoverSteps handover={handover} goes={goes} />
      {state === 'declined' && <Banner tone="info">{t.declined({ email })}</Banner>}
      {state === 'expired' && <Banner tone="warn">{t.expired({ email })}</Banner>}
      {state === 'failed' && (
        <Banner tone="danger">{t.failed({ receiver: isolateDirection(handover?.receiver ?? '', lang) })}</Banner>
      )}
      <div className={isOpen ? 'handover' : 'handover is-asked'}>
        <div className="handover-column">
          {state === 'moving' && (
            <section className="card pad">
              <Loading text={t.moving} />
            </section>
          )}
          {handover && (state === 'asked' || state === 'failed') && (
            <>
              <PendingHandover handover={handover} goes={goes} guests={guests} />
              {goes && <HandoverPreviews handover={handover} goes={goes} from={name} />}
            </>
          )}
          {!isOpen && (
            <section className="card pad handover-part">
              <h2>{t.askTitle}</h2>
              {goes && <HandoverContents name={pet.name} goes={goes} guests={guests} />}
              <Suspense fallback={<Loading />}>
                <AskForm petId={pet.id} />
              </Suspense>
            </section>
          )}
        </div>
        {isOpen && <Checklist handover={handover} />}
      </div>
    </>
  );
}

/** The pet has gone: one line, and what is left to do. */
function Gone({ handover }: { handover: Handover }) {
  const t = useTexts(handoverTexts);
  const { pet, receiver, endedAt, sentAt } = handover;
  return (
    <>
      <Head pet={pet} to={receiver} />
      <HandoverSteps handover={handover} goes={undefined} />
      <div className="handover">
        <section className="card pad handover-part">
          <h2>{t.doneTitle}</h2>
          <HandedOverPetLine pet={pet} receiver={receiver ?? ''} at={endedAt ?? sentAt} />
          <p className="muted">{t.doneText}</p>
        </section>
        <Checklist handover={handover} />
      </div>
    </>
  );
}
