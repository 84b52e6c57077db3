import { useState } from 'react';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trash2 from 'lucide-react/icons/trash';
import type { Claim } from '@tzemed/contract/money/claims';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkTo, screens } from '../../../screens.ts';
import { CategoryBadge } from '../../../shared/categories/CategoryBadge.tsx';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { RemoveWithUndo } from '../../../shared/list/RemoveWithUndo.tsx';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { refundsApi, useClaimed } from '../api.ts';
import { claimPageTexts } from './page-texts.ts';
import { sumInShekels } from '../claim-sums.ts';

/** Claimed expenses, oldest first, each with its refunds below it. */
export function ClaimExpenses({ claim, mayEdit }: { claim: Claim; mayEdit: boolean }) {
  const t = useTexts(claimPageTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const load = useClaimed(claim.id);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { remove, restore } = useRemoval(refundsApi);
  const rows = load.data ?? [];
  const asked = rows.filter(({ refundOf }) => refundOf === null).toReversed();
  const refundsOf = ({ id }: Expense) => rows.filter(({ refundOf }) => refundOf === id).toReversed();
  return (
    <section className="card pad claim-part" aria-labelledby="claim-expenses">
      <h2 id="claim-expenses">
        {t.expenses} {asked.length > 0 && <span className="count">{asked.length}</span>}
      </h2>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={2} />}
      {load.data && asked.length === 0 && <p className="muted">{t.noExpenses}</p>}
      <ul className="claim-things">
        {asked.map((expense) => {
          const refunds = refundsOf(expense);
          const elsewhere = sumInShekels([expense.refunded, ...refunds.map(({ amount }) => amount)]);
          return (
            <li key={expense.id}>
              <Row expense={expense} mayOpen={mayEdit} />
              {refunds.map((refund) => (
                <Refund
                  key={refund.id}
                  refund={refund}
                  {...(mayEdit && {
                    onRemove: () =>
                      setRemoving({
                        id: refund.id,
                        name: t.refundOf({
                          name: isolateDirection(expense.description, lang),
                          sum: f.ils(-refund.amount),
                        }),
                      }),
                  })}
                />
              ))}
              {elsewhere > 0 && <p className="muted claim-elsewhere">{t.elsewhere({ sum: f.ils(elsewhere) })}</p>}
            </li>
          );
        })}
      </ul>
      <RemoveWithUndo
        item={removing}
        question={t.removeRefund}
        removed={t.refundRemoved}
        restored={t.refundRestored}
        remove={remove}
        restore={restore}
        onClose={() => setRemoving(null)}
      />
    </section>
  );
}

function Row({ expense, mayOpen }: { expense: Expense; mayOpen: boolean }) {
  const t = useTexts(claimPageTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { id, description, category, date, amount } = expense;
  return (
    <div className="claim-row">
      <RowIcon icon={ReceiptText} />
      <div>
        <b>
          {mayOpen ? (
            <Link
              to={linkTo(screens.expenses, { open: id })}
              aria-label={t.toExpense({ name: isolateDirection(description, lang) })}
            >
              <bdi>{description}</bdi>
            </Link>
          ) : (
            <bdi>{description}</bdi>
          )}
        </b>
        <small className="muted claim-row-about">
          <CategoryBadge category={category} />
          <time className="num" dateTime={date}>
            {f.day(date)}
          </time>
        </small>
      </div>
      <span className="num amt">{f.ils(amount)}</span>
    </div>
  );
}

function Refund({ refund, onRemove }: { refund: Expense; onRemove?: () => void }) {
  const t = useTexts(claimPageTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const Below = lang === 'en' ? CornerDownRight : CornerDownLeft;
  return (
    <div className="claim-refund">
      <Below size={16} aria-hidden="true" />
      <span>
        {t.refund({ day: f.day(refund.date) })}
        {refund.notes && (
          <>
            {' • '}
            <bdi>{refund.notes}</bdi>
          </>
        )}
      </span>
      {onRemove && (
        <IconButton
          icon={Trash2}
          label={t.refundOf({ name: isolateDirection(refund.description, lang), sum: f.ils(-refund.amount) })}
          onPress={onRemove}
          isDanger
        />
      )}
      <span className="num amt came-back">{f.ils(-refund.amount)}</span>
    </div>
  );
}
