import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react/types';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { claimTexts } from './claim-texts.ts';
import { type DisplayedStatus, displayedStatusOf } from './claim-status.ts';

const looks = {
  draft: { tone: 'plain', Icon: CircleDashed },
  sent: { tone: 'info', Icon: Send },
  moreAsked: { tone: 'warn', Icon: MailQuestionMark },
  paid: { tone: 'ok', Icon: CircleCheck },
  paidInPart: { tone: 'ok', Icon: CircleAlert },
  paidInFull: { tone: 'ok', Icon: CircleCheck },
  refused: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<DisplayedStatus, { tone: string; Icon: LucideIcon }>;

/** Status of a claim as text and icon, so that it does not depend on colour. */
export function ClaimStatusBadge({ claim }: { claim: Claim }) {
  const t = useTexts(claimTexts);
  const standing = displayedStatusOf(claim);
  const { tone, Icon } = looks[standing];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {t[standing]}
    </Badge>
  );
}
