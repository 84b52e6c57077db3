import { useId } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Settlement } from '@tzemed/contract/money/settlements';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { TransferAvatars } from './TransferAvatars.tsx';
import { settlementTexts } from './texts.ts';
import { useEnds } from './use-settlements.ts';

type Props = {
  past: readonly Settlement[];
  onEdit: (settlement: Settlement) => void;
  onRemove: (named: { id: string; name: string }) => void;
};

/** Past payments, the latest first. */
export function PastSettlements({ past, onEdit, onRemove }: Props) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const endsOf = useEnds();
  const id = useId();
  return (
    <section className="card settle-card settle-past" aria-labelledby={id}>
      <h2 id={id}>{t.past}</h2>
      {past.length === 0 && <p className="muted">{t.noPast}</p>}
      <ul>
        {past.map((one) => {
          const { fromId, toId, date, notes } = one;
          const { from, to, is } = endsOf(one);
          const what = { mine: t.iGave({ to }), toMe: t.gaveMe({ from }), others: t.gave({ from, to }) }[is];
          const amount = f.ils(one.amount);
          const name = t.named({ what, amount });
          return (
            <li key={one.id}>
              <TransferAvatars fromId={fromId} toId={toId} size={34} />
              <div className="settle-what">
                <b>{what}</b>
                <small className="muted">
                  <time dateTime={date}>{f.day(date)}</time>
                  {notes && (
                    <>
                      {' · '}
                      <bdi>{notes}</bdi>
                    </>
                  )}
                </small>
              </div>
              <b className="num amt">{amount}</b>
              <MoreMenu
                label={t.more({ name })}
                items={[
                  { icon: Pencil, label: t.edit, onPress: () => onEdit(one) },
                  { icon: Trash2, label: t.remove, onPress: () => onRemove({ id: one.id, name }), isDanger: true },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
