import UserRound from 'lucide-react/icons/user-round';
import { useTexts } from '../../i18n/use-texts.ts';
import { payerTexts } from '../../shared/payers/texts.ts';
import { useOther } from '../../shared/payers/use-other.ts';

type Props = {
  id: string | null | undefined;
  /** In what words, where not that they paid. */
  words?: (values: { name: string }) => string;
};

/** That somebody else has paid; nothing of oneself, and of nobody. */
export function PaidBy({ id, words }: Props) {
  const t = useTexts(payerTexts);
  const name = useOther(id);
  if (!name) return null;
  return (
    <span className="mark">
      <UserRound size={14} aria-hidden="true" />
      <bdi>{(words ?? t.paidBy)({ name })}</bdi>
    </span>
  );
}
