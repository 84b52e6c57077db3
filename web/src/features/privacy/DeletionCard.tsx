import type { DeletionPlan } from '@tzemed/contract/account/deletion';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, linkToHandover, screens } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { useDeletionPlan } from './deletion-api.ts';
import { DeletionLists } from './DeletionLists.tsx';
import { deletionTexts } from './deletion-texts.ts';
import { PrivacyCard } from './PrivacyCard.tsx';

const DeletionForm = lazyForm(() => import('./DeletionForm.tsx').then((module) => module.DeletionForm));

export function DeletionCard() {
  const t = useTexts(deletionTexts);
  const { user } = useAuth();
  const { data: plan, isError, refetch } = useDeletionPlan();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(DeletionForm, isOpen);
  const retry = (
    <button type="button" className="btn line sm" onClick={() => void refetch()}>
      {t.retry}
    </button>
  );
  return (
    <PrivacyCard title={t.title}>
      <p className="muted">{t.lead}</p>
      {isError && (
        <Banner tone="danger" action={retry}>
          {t.failed}
        </Banner>
      )}
      {!plan && !isError && <Skeleton count={3} />}
      {plan && (
        <>
          <DeletionLists plan={plan} />
          <div className="deletion-ways">
            <button type="button" className="btn line danger-line" onClick={() => setOpen(true)}>
              <Trash2 size={17} aria-hidden="true" />
              {t.ask}
            </button>
            <HandOver pets={plan.goes.pets} />
          </div>
          <Modal title={t.ask} isOpen={isOpen} onClose={() => setOpen(false)}>
            <Suspense fallback={<Loading />}>
              <DeletionForm
                dueAt={plan.dueAt}
                hasPassword={user?.hasPassword !== false}
                onCancel={() => setOpen(false)}
              />
            </Suspense>
          </Modal>
        </>
      )}
    </PrivacyCard>
  );
}

/** More than these are not named one by one: the page of the pets leads on. */
const maxNamed = 3;

/** The way to keep an animal that nobody else owns. */
function HandOver({ pets }: { pets: DeletionPlan['goes']['pets'] }) {
  const t = useTexts(deletionTexts);
  if (pets.length === 0) return null;
  const isFew = pets.length <= maxNamed;
  const ways = isFew
    ? pets.map(({ id, name }) => ({ to: linkToHandover(id), words: t.handOver({ pet: name }) }))
    : [{ to: linkTo(screens.pets), words: t.handOverSome }];
  return ways.map(({ to, words }) => (
    <Link key={to} className="link" to={to}>
      <ArrowLeftRight size={17} aria-hidden="true" />
      {words}
    </Link>
  ));
}
