import Shield from 'lucide-react/icons/shield';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Expense } from '@tzemed/contract/money/expenses';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { claimsPage, linkTo, linkToClaim } from '../../../screens.ts';
import { setPrefill } from '../../../shared/form/form-prefill.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { historySettledAfterClose } from '../../../ui/overlay/overlay-history.ts';
import { leftToRefund } from '../refunds/refunds.ts';

const toClaimTexts = texts({
  claim: { he: 'תביעה מהביטוח', en: 'Claim from the insurer', ar: 'مطالبة التأمين' },
  toClaim: { he: 'לתביעה שבה ההוצאה', en: 'To its insurance claim', ar: 'إلى مطالبة التأمين' },
});

/** Categories that an insurer may pay for, also where no pet has one yet. */
const insured: ReadonlySet<string> = new Set(['vet', 'medicine', 'insurance']);

/** Button from the expense form to the expense's claim, or to a new claim for it; hidden once something is typed. */
export function ClaimButton({ expense, onLeave }: { expense: Expense; onLeave: () => void }) {
  const t = useTexts(toClaimTexts);
  const navigate = useNavigate();
  const { dirtyFields } = useFormContext().formState;
  const { petOf } = usePets();
  const { id, petId, category, claimId } = expense;
  const isClaimable = leftToRefund(expense) > 0 && (insured.has(category) || Boolean(petOf(petId)?.insurer));
  if ((!claimId && !isClaimable) || Object.keys(dirtyFields).length > 0) return null;
  const go = () => {
    if (!claimId) setPrefill('claims', petId, { expenseIds: [id] });
    onLeave();
    void historySettledAfterClose().then(() =>
      navigate(claimId ? linkToClaim(claimId) : linkTo(claimsPage, { add: 1, petId })),
    );
  };
  return (
    <button type="button" className="btn line sm" onClick={go}>
      <Shield size={16} aria-hidden="true" />
      {claimId ? t.toClaim : t.claim}
    </button>
  );
}
