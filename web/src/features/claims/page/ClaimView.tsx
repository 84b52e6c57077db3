import { Suspense, useRef } from 'react';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { claimsPage, linkTo } from '../../../screens.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { BelongingDialog } from '../../../shared/form/BelongingDialog.tsx';
import { lazyWithoutPrefetch, lazyFormWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { RemoveWithUndo } from '../../../shared/list/RemoveWithUndo.tsx';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useReplacePage } from '../../../shared/page/use-replace-page.ts';
import { AuthorLine } from '../../../shared/people/AuthorLine.tsx';
import AppNotFoundPage from '../../../shell/navigation/AppNotFoundPage.tsx';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../../ui/lazy/lazy-component.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { claimsApi } from '../api.ts';
import { ClaimActions, type ClaimStep } from './ClaimActions.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimExpenses } from './ClaimExpenses.tsx';
import { ClaimRecords } from './ClaimRecords.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import { claimTexts } from '../claim-texts.ts';
import { claimPageTexts } from './page-texts.ts';
import { isOpen } from '../claim-status.ts';
import { ClaimStatusBadge } from '../ClaimStatusBadge.tsx';
import { sumInShekels } from '../claim-sums.ts';
import { claimsTexts } from '../texts.ts';

const Form = lazyFormWithoutPrefetch(() => import('../form/ClaimForm.tsx').then((module) => module.ClaimForm));
const StepForm = lazyFormWithoutPrefetch(() =>
  import('../form/ClaimStepForm.tsx').then((module) => module.ClaimStepForm),
);
const PaymentForm = lazyFormWithoutPrefetch(() =>
  import('../form/PaymentForm.tsx').then((module) => module.PaymentForm),
);
const PapersCard = lazyWithoutPrefetch(() =>
  import('../../../shared/attachments/attachment-components.ts').then((parts) => parts.AttachmentsCard),
);

type Props = {
  claim: Claim;
  /** Deleted meanwhile, or out of reach. */ isGone: boolean;
  load: Parameters<typeof LoadBanner>[0]['load'];
};

export function ClaimView({ claim, isGone, load }: Props) {
  const t = useTexts(claimPageTexts);
  const words = useTexts(claimsTexts);
  const of = useTexts(claimTexts);
  const f = useFormats();
  const back = useWord(claimsPage.word);
  const editor = useEditDialog<Claim>();
  const stepping = useEditDialog<{ step: ClaimStep; claim: Claim }>();
  const paying = useEditDialog<Claim>();
  const removal = useEditDialog<Claim>();
  const isRemoved = useRef(false);
  const replacePage = useReplacePage();
  const { remove, restore } = useRemoval(claimsApi);
  const { petOf } = usePets();
  const { id, petId, insurer, claimed, paid, answer, status, tagIds } = claim;
  const pet = petOf(petId);
  const mayEdit = canAccess(pet, claimsApi.area, 'edit');
  const step = stepping.item?.step;
  usePageTitle(insurer);
  usePrefetch(Form, editor.isOpen);
  usePrefetch(StepForm, stepping.isOpen);
  usePrefetch(PaymentForm, paying.isOpen);

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
            <ClaimStatusBadge claim={claim} />
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
            <dd className="num">{f.ils(sumInShekels([claimed, -paid]))}</dd>
          </div>
        </dl>
      </header>
      <ClaimActions
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
          <Suspense fallback={<Skeleton count={1} />}>
            <PapersCard of={claimsApi} id={id} pet={pet} mayEdit={mayEdit} />
          </Suspense>
        </div>
        <div className="claim-column">
          <ClaimDetails claim={claim} />
          <ClaimRecords claim={claim} pet={pet} />
          <AuthorLine row={claim} petId={petId} />
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
