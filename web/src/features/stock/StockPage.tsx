import './stock.css';
import { Suspense, useState } from 'react';
import type { StockItem } from '@tzemed/contract/stock/stock-items';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { stockPage } from '../../screens.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useUrlAction } from '../../shared/page/use-url-action.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { lastDayOf } from '../../shared/stock/stock-state.ts';
import { stockApi, useForecasts, useStock } from '../../shared/stock/use-stock.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { stockFormTexts } from './form-texts.ts';
import { type StockAction, StockCard } from './StockCard.tsx';
import { stockTexts } from './texts.ts';

const Package = lazyForm(() => import('./PackageForm.tsx').then(({ PackageForm }) => PackageForm));
const Count = lazyForm(() => import('./CountForm.tsx').then(({ CountForm }) => CountForm));
const Discard = lazyForm(() => import('./DiscardForm.tsx').then(({ DiscardForm }) => DiscardForm));
const Edit = lazyForm(() => import('./StockForm.tsx').then(({ StockForm }) => StockForm));
const How = lazyForm(() => import('./HowComputed.tsx').then(({ HowComputed }) => HowComputed));
const Entries = lazyForm(() => import('./EntryList.tsx').then(({ EntryList }) => EntryList));

type Open = { action: Exclude<StockAction, 'remove'>; item: StockItem | null };

/** What a home has of medicines and food: what runs out first comes first. */
export default function StockPage() {
  const t = useTexts(stockTexts);
  const form = useTexts(stockFormTexts);
  const f = useFormats();
  const today = useToday();
  const stock = useStock();
  const forecast = useForecasts();
  const { ownPets } = usePets();
  const dialog = useEditDialog<Open>();
  const [removing, setRemoving] = useState<StockItem | null>(null);
  const { remove, restore } = useRemoval(stockApi);
  const loads = [stock, forecast];
  const isPending = loads.some((one) => one.isPending);
  useUrlAction('show', (id) => document.getElementById(`stock-${id}`)?.focus(), !isPending);
  useUrlAction('add', () => dialog.edit({ action: 'refill', item: null }));
  const mayAdd = ownPets.length > 0 || stock.items.some(({ mayEdit }) => mayEdit);
  const cards = forecast.forecasts.flatMap((one) => {
    const item = stock.items.find(({ id }) => id === one.stockItemId);
    return item ? [{ item, forecast: one }] : [];
  });
  const opened = dialog.item;
  const found = cards.find(({ item }) => item.id === opened?.item?.id);
  const name = found?.item.name ?? '';
  const lastDay = found && lastDayOf(found.forecast);
  const title = {
    how: lastDay ? t.howOf({ name, day: f.relativeDay(lastDay, today) }) : t.how,
    refill: opened?.item ? form.packageOf({ name }) : form.package,
    count: form.countTitle,
    discard: form.discardTitle,
    entries: form.entriesOf({ name }),
    edit: form.editTitle,
  }[opened?.action ?? 'refill'];
  const add = (label: string) => (
    <AddButton label={label} onPress={() => dialog.edit({ action: 'refill', item: null })} shortcut="N" />
  );
  return (
    <>
      <PageHead title={useWord(stockPage.word)} lead={t.lead}>
        {mayAdd && cards.length > 0 && <div className="row">{add(t.add)}</div>}
      </PageHead>
      <LoadBanner load={loads} />
      {isPending && <Skeleton count={3} />}
      {stock.data && forecast.data && cards.length === 0 && (
        <EmptyState
          art={<LazyEmptyArt name="nothing" />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={mayAdd && add(t.first)}
        />
      )}
      {cards.length > 0 && (
        <ul className="stocks">
          {cards.map(({ item, forecast }) => (
            <StockCard
              key={item.id}
              item={item}
              forecast={forecast}
              onPress={(action) => (action === 'remove' ? setRemoving(item) : dialog.edit({ action, item }))}
            />
          ))}
        </ul>
      )}
      <Modal title={title} isOpen={dialog.isOpen} onClose={dialog.close}>
        <Suspense fallback={<Loading />}>
          {opened?.action === 'refill' && <Package item={opened.item} onDone={dialog.close} />}
          {found && opened?.action === 'count' && <Count {...found} onDone={dialog.close} />}
          {found && opened?.action === 'discard' && <Discard {...found} onDone={dialog.close} />}
          {found && opened?.action === 'edit' && <Edit item={found.item} onDone={dialog.close} />}
          {found && opened?.action === 'how' && <How {...found} />}
          {found && opened?.action === 'entries' && <Entries item={found.item} />}
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
    </>
  );
}
