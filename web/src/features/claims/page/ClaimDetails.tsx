import Copy from 'lucide-react/icons/copy';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { claimPageTexts } from './page-texts.ts';

/** Numbers of the claim and of the policy, and the notes. */
export function ClaimDetails({ claim: { policyNumber, reference, notes } }: { claim: Claim }) {
  const t = useTexts(claimPageTexts);
  if (!policyNumber && !reference && !notes) return null;
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The clipboard is not available over plain http, nor if the browser forbids it.
      return toast.error(t.notCopied);
    }
    return toast.success(t.copied);
  }
  return (
    <section className="card pad claim-part" aria-labelledby="claim-details">
      <h2 id="claim-details">{t.details}</h2>
      <dl className="claim-facts">
        {reference && (
          <div>
            <dt>{t.reference}</dt>
            <dd>
              <bdi dir="ltr">{reference}</bdi>
              <IconButton icon={Copy} label={t.copyReference} onPress={() => void copy(reference)} />
            </dd>
          </div>
        )}
        {policyNumber && (
          <div>
            <dt>{t.policyNumber}</dt>
            <dd>
              <bdi dir="ltr">{policyNumber}</bdi>
            </dd>
          </div>
        )}
        {notes && (
          <div>
            <dt>{t.notes}</dt>
            <dd className="claim-text" dir="auto">
              {notes}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
