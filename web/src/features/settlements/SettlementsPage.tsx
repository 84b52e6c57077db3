import './settlements.css';
import { Suspense, useState } from 'react';
import type { Settlement } from '@tzemed/contract/money/settlements';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { eveningOutPage, linkTo, screens } from '../../screens.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { useEditor } from '../../shared/list/use-url-edit-dialog.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { HouseholdSettlements } from './HouseholdSettlements.tsx';
import { settlementTexts } from './texts.ts';
import { settlementsApi, useSettlements } from './use-settlements.ts';

const Form = lazyForm(() => import('./SettlementForm.tsx').then(({ SettlementForm }) => SettlementForm));

/** Prefill of a new settlement. */
type Begun = Pick<Settlement, 'fromId' | 'toId' | 'amount' | 'householdId'>;
type Edited = { standing: Settlement } | { begun: Begun };

/** Page of the settlements: who has paid what at home, who owes whom, and past payments. */
export default function SettlementsPage() {
  const t = useTexts(settlementTexts);
  const { homes, loads, isPending } = useSettlements();
  const editor = useEditor<Edited>();
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { remove, restore } = useRemoval(settlementsApi);
  usePrefetch(Form, editor.isOpen);
  const shared = homes ?? [];
  const edited = editor.item ?? undefined;
  const standing = edited && 'standing' in edited ? edited.standing : undefined;
  // A new one is most often what is owed.
  const owing = shared.find(({ transfers }) => transfers.length > 0);
  const owed = owing && { ...owing.transfers[0]!, householdId: owing.householdId };
  const first = edited && 'begun' in edited ? edited.begun : owed;
  return (
    <div className="settle-page">
      <BackLink to={linkTo(screens.expenses)} word={useWord(screens.expenses.word)} />
      <PageHead title={useWord(eveningOutPage.word)} lead={t.lead}>
        {shared.length > 0 && (
          <div className="row">
            <AddButton label={t.add} onPress={editor.add} shortcut="N" />
          </div>
        )}
      </PageHead>
      {isPending && <Skeleton count={3} />}
      <LoadBanner load={loads} />
      {homes?.length === 0 && (
        <EmptyState
          art={<LazyEmptyArt name="expenses" />}
          title={t.aloneTitle}
          text={t.aloneText}
          action={
            <Link className="btn" to={linkTo(screens.home)}>
              {t.invite}
            </Link>
          }
        />
      )}
      {!isPending &&
        shared.map((home) => (
          <HouseholdSettlements
            key={home.householdId}
            home={home}
            isOneOfSeveral={shared.length > 1}
            onOther={(transfer) => editor.edit({ begun: { ...transfer, householdId: home.householdId } })}
            onEdit={(settlement) => editor.edit({ standing: settlement })}
            onRemove={setRemoving}
          />
        ))}
      <Modal title={standing ? t.editTitle : t.add} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form settlement={standing} {...(first && { first })} homes={shared} onDone={editor.close} />
        </Suspense>
      </Modal>
      <RemoveWithUndo
        item={removing}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove}
        restore={restore}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}
