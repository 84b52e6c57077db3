import UserRound from 'lucide-react/icons/user-round';
import { useTexts } from '../../../i18n/use-texts.ts';
import { payerTexts } from '../../../shared/payers/texts.ts';
import { useOtherPersonName } from '../../../shared/payers/use-name-unless-me.ts';

type Props = {
  id: string | null | undefined;
  /** Text to show instead of the one that says who paid. */
  words?: (values: { name: string }) => string;
};

/** Label that another person paid; renders nothing for the current user, or without a payer. */
export function PayerLabel({ id, words }: Props) {
  const t = useTexts(payerTexts);
  const name = useOtherPersonName(id);
  if (!name) return null;
  return (
    <span className="mark">
      <UserRound size={14} aria-hidden="true" />
      <bdi>{(words ?? t.paidBy)({ name })}</bdi>
    </span>
  );
}
