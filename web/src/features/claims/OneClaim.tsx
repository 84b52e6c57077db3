import { Suspense, useRef } from 'react';
import type { Claim } from '@tzemed/contract/claims';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { claimsPage, linkTo } from '../../screens.ts';
import { BackLink } from '../../shared/BackLink.tsx';
import { BelongingDialog } from '../../shared/BelongingDialog.tsx';
import { onNeed, onNeedForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { may } from '../../shared/may.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { useChanges } from '../../shared/use-changes.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useReplacePage } from '../../shared/use-replace-page.ts';
import { WhoWrote } from '../../shared/WhoWrote.tsx';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Bones } from '../../ui/Bones.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { useModal } from '../../ui/use-modal.ts';
import { claimsApi } from './api.ts';
import { ClaimActs, type Step } from './ClaimActs.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimExpenses } from './ClaimExpenses.tsx';
import { ClaimRecords } from './ClaimRecords.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import { claimTexts } from './claim-texts.ts';
import { claimPageTexts } from './page-texts.ts';
import { isOpen } from './standing.ts';
import { StandingBadge } from './StandingBadge.tsx';
import { sumOf } from './sums.ts';
import { claimsTexts } from './texts.ts';

const Form = onNeedForm(() => import('./OneClaimForm.tsx').then((module) => module.OneClaimForm));
const StepForm = onNeedForm(() => import('./StepForm.tsx').then((module) => module.StepForm));
const PaymentForm = onNeedForm(() => import('./PaymentForm.tsx').then((module) => module.PaymentForm));
const PapersCard = onNeed(() => import('../../shared/papers/paper-parts.ts').then((parts) => parts.PapersCard));

type Props = {
  claim: Claim;
  /** Deleted meanwhile, or out of reach. */ isGone: boolean;
  load: Parameters<typeof LoadBanner>[0]['load'];
};

export function OneClaim({ claim, isGone, load }: Props) {
  const t = useTexts(claimPageTexts);
  const words = useTexts(claimsTexts);
  const of = useTexts(claimTexts);
  const f = useFormats();
  const back = useWord(claimsPage.word);
  const editor = useModal<Claim>();
  const stepping = useModal<{ step: Step; claim: Claim }>();
  const paying = useModal<Claim>();
  const removal = useModal<Claim>();
  const isRemoved = useRef(false);
  const replacePage = useReplacePage();
  const { remove, restore } = useChanges(claimsApi);
  const { petOf } = usePets();
  const { id, petId, insurer, claimed, paid, answer, status, tagIds } = claim;
  const pet = petOf(petId);
  const mayEdit = may(pet, claimsApi.area, 'edit');
  const step = stepping.item?.step;
  usePageTitle(insurer);
  useAhead(Form, editor.isOpen);
  useAhead(StepForm, stepping.isOpen);
  useAhead(PaymentForm, paying.isOpen);

  async function removeClaim(id: string) {
    await remove(id);
    isRemoved.current = true;
  }

  /** The question's own place in the history goes first; then the page of what is gone. */
  async function closeRemoval() {
    removal.close();
    if (isRemoved.current) await replacePage(linkTo(claimsPage));
  }

  if (isGone && ![editor, stepping, paying, removal].some(({ isOpen }) => isOpen)) return <AppNotFoundPage />;
  return (
    <article className="claim-page">
      <BackLink to={linkTo(claimsPage)} word={back} />
      <LoadBanner load={load} />
      <header className="claim-band" data-hue={pet?.hue}>
        {pet && <PetPortrait pet={pet} size={104} isArch />}
        <div className="claim-name">
          <div className="claim-kinds">
            <StandingBadge claim={claim} />
            <Tags ids={tagIds} />
          </div>
          <h1 tabIndex={-1}>
            <bdi>{insurer}</bdi>
          </h1>
          {pet && (
            <p>
              <bdi>{pet.name}</bdi>
            </p>
          )}
        </div>
        <dl className="claim-figures">
          <div>
            <dt>{of.claimed}</dt>
            <dd className="num">{f.ils(claimed)}</dd>
          </div>
          <div>
            <dt>{of.cameBack}</dt>
            <dd className="num">{f.ils(paid)}</dd>
          </div>
          <div>
            <dt>{isOpen(claim) ? of.stillOpen : of.notPaid}</dt>
            <dd className="num">{f.ils(sumOf([claimed, -paid]))}</dd>
          </div>
        </dl>
      </header>
      <ClaimActs
        claim={claim}
        petName={pet?.name ?? ''}
        mayEdit={mayEdit}
        onStep={(next) => stepping.edit({ step: next, claim })}
        onPay={() => paying.edit(claim)}
        onEdit={() => editor.edit(claim)}
        onRemove={() => removal.edit(claim)}
      />
      <ClaimSteps claim={claim} />
      <div className="claim-columns">
        <div className="claim-column">
          {answer && (
            <section className="card pad claim-part claim-answer" data-is={status} aria-labelledby="claim-answer">
              <h2 id="claim-answer">{t.insurersAnswer}</h2>
              <p className="claim-text" dir="auto">
                {answer}
              </p>
            </section>
          )}
          <ClaimExpenses claim={claim} mayEdit={mayEdit} />
          <Suspense fallback={<Bones count={1} />}>
            <PapersCard of={claimsApi} id={id} pet={pet} mayEdit={mayEdit} />
          </Suspense>
        </div>
        <div className="claim-column">
          <ClaimDetails claim={claim} />
          <ClaimRecords claim={claim} pet={pet} />
          <WhoWrote row={claim} petId={petId} />
        </div>
      </div>
      <BelongingDialog
        area={claimsApi.area}
        title={words.editTitle}
        editor={editor}
        likely={petId}
        onRemove={removal.edit}
      >
        {(pets, first) => (
          <Suspense fallback={<Loading />}>
            <Form api={claimsApi} item={editor.item} pets={pets} petId={first} words={words} onDone={editor.close} />
          </Suspense>
        )}
      </BelongingDialog>
      <Modal title={step ? t[step] : ''} isOpen={stepping.isOpen} onClose={stepping.close}>
        <Suspense fallback={<Loading />}>
          {stepping.item && <StepForm {...stepping.item} onDone={stepping.close} />}
        </Suspense>
      </Modal>
      <Modal title={t.gotPaid} isOpen={paying.isOpen} onClose={paying.close}>
        <Suspense fallback={<Loading />}>
          {paying.item && <PaymentForm claim={paying.item} onDone={paying.close} />}
        </Suspense>
      </Modal>
      <RemoveWithUndo
        item={removal.item && { id, name: of.named({ insurer, sum: f.ils(claimed) }) }}
        question={words.removeQuestion}
        removed={words.removed}
        restored={words.restored}
        remove={removeClaim}
        restore={restore}
        onRemoved={editor.close}
        onClose={() => void closeRemoval()}
      />
    </article>
  );
}
