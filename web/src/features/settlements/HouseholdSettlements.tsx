import type { Settlement, Transfer } from '@tzemed/contract/money/settlements';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { useHouseholdName, useHouseholds } from '../../shared/households/use-households.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { PastSettlements } from './PastSettlements.tsx';
import { settlementTexts } from './texts.ts';
import { Transfers } from './Transfers.tsx';
import type { SharedHome } from './use-settlements.ts';
import { BalancesCard } from './BalancesCard.tsx';

type Props = {
  home: SharedHome;
  isOneOfSeveral: boolean;
  /** Another sum than what is owed. */
  onOther: (transfer: Transfer) => void;
  onEdit: (settlement: Settlement) => void;
  onRemove: (named: { id: string; name: string }) => void;
};

/** Settlements of one household: what is left to settle, and how that came about. */
export function HouseholdSettlements({ home, isOneOfSeveral, onOther, onEdit, onRemove }: Props) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const homeName = useHouseholdName();
  const known = useHouseholds().data?.homes.find(({ id }) => id === home.householdId);
  const { unsaid, past, from } = home;
  const isBare = from === null && past.length === 0;
  return (
    <section className="settle-home" aria-label={isOneOfSeveral && known ? homeName(known) : undefined}>
      {isOneOfSeveral && known && <h2 className="settle-name">{homeName(known)}</h2>}
      {unsaid.count > 0 && (
        <Banner
          tone="info"
          action={
            <Link className="btn line sm" to={linkTo(screens.expenses, { paidBy: 'none' })}>
              {t.seeUnsaid}
            </Link>
          }
        >
          {t.unsaid({ count: unsaid.count, amount: f.ils(unsaid.totalAmount) })}
        </Banner>
      )}
      {isBare ? (
        <EmptyState
          art={<LazyEmptyArt name="expenses" />}
          title={t.nothingTitle}
          text={t.nothingText}
          action={
            <Link className="btn" to={linkTo(screens.expenses)}>
              {t.toExpenses}
            </Link>
          }
        />
      ) : (
        <div className="settle-grid">
          <Transfers home={home} onOther={onOther} />
          <BalancesCard home={home} />
          <PastSettlements past={past} onEdit={onEdit} onRemove={onRemove} />
        </div>
      )}
    </section>
  );
}
