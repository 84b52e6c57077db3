import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import { dayOf } from '@tzemed/contract/dates/days';
import type { StockEntry, StockItem } from '@tzemed/contract/stock/stock-items';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { shortName } from '../../shared/people/short-name.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { stockApi } from '../../shared/stock/use-stock.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { stockFormTexts } from './form-texts.ts';
import { useAmount } from './use-amount.ts';
import { useEntry } from './use-entry.ts';

/** Entries that are asked for at once. */
const atOnce = 20;
const most = 100;

/** All entries of a stock, the latest first. */
export function EntryList({ item }: { item: StockItem }) {
  const t = useTexts(stockFormTexts);
  const { remove } = useEntry();
  const [limit, setLimit] = useState(atOnce);
  const { id } = item;
  const query = { page: 1, limit };
  const found = useQueryWithFallback({
    noun: 'stockItems',
    part: `entries of ${id}`,
    query,
    load: (signal) => stockApi.calls.entries({ params: { id }, query }, { signal }),
  });
  const { entries = [], total = 0 } = found.data ?? {};
  if (found.isPending) return <Loading />;
  return (
    <>
      <LoadBanner load={found} />
      {found.data && entries.length === 0 && <p className="muted">{t.noEntries}</p>}
      <ul className="stock-entries">
        {entries.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            unit={item.unit}
            onRemove={
              item.mayEdit && entry.kind !== 'dose'
                ? () => void remove(id, entry.id).catch((error: unknown) => reportFailure(error as Error, 'change'))
                : undefined
            }
          />
        ))}
      </ul>
      {total > entries.length && limit < most && (
        <button type="button" className="btn line sm" onClick={() => setLimit(most)}>
          {t.older}
        </button>
      )}
    </>
  );
}

type Props = { entry: StockEntry; unit: StockItem['unit']; onRemove: (() => void) | undefined };
function Row({ entry, unit, onRemove }: Props) {
  const t = useTexts(stockFormTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const amountOf = useAmount();
  const { data } = usePeople();
  const { kind, amount, counted, at, batch, note, createdBy } = entry;
  const name = data && shortName(createdBy, data.people);
  const what = {
    refill: t.refill,
    dose: t.dose,
    correction: t.correction({ amount: amountOf(counted ?? 0, unit) }),
    discard: t.discardEntry,
  }[kind];
  const about = [
    `${f.day(dayOf(new Date(at)))} ${f.time(at)}`,
    name && isolateDirection(name, lang),
    batch && isolateDirection(batch, lang),
    note && isolateDirection(note, lang),
  ];
  return (
    <li>
      <div>
        <b>{what}</b>
        <small className="muted">{about.filter(Boolean).join(' · ')}</small>
      </div>
      <span className="num" dir="ltr">
        {amount > 0 ? '+' : amount < 0 ? '−' : ''}
        {f.number(Math.abs(amount))}
      </span>
      {onRemove ? <IconButton icon={Trash2} label={t.removeEntry} onPress={onRemove} isDanger /> : <span />}
    </li>
  );
}
