import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import CircleX from 'lucide-react/icons/circle-x';
import FileDown from 'lucide-react/icons/file-down';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { downloadPrintout } from '../../../shared/downloads/download-printout.ts';
import { MoreMenu, type MenuItem } from '../../../ui/overlay/MoreMenu.tsx';
import { phoneScreen } from '../../../ui/screen-widths.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { claimTexts } from '../claim-texts.ts';
import { claimPageTexts } from './page-texts.ts';
import { displayedStatusOf } from '../claim-status.ts';
import { agorotOf } from '../claim-sums.ts';

/** Step of a claim that a dialog records: it was sent, more was asked for, or it was refused. */
export type ClaimStep = 'markSent' | 'sentAgain' | 'moreAsked' | 'refused';

type Props = {
  claim: Claim;
  petName: string;
  /** View-only users can still download the claim pack. */
  mayEdit: boolean;
  onStep: (step: ClaimStep) => void;
  onPay: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

type Act = { icon: LucideIcon; label: string; onPress: () => void };

/** Next actions for a claim: the likeliest comes first and stands out. */
export function ClaimActions({ claim, petName, mayEdit, onStep, onPay, onEdit, onRemove }: Props) {
  const t = useTexts(claimPageTexts);
  const words = useTexts(claimTexts);
  const actions = useTexts(actionTexts);
  const f = useFormats();
  const isNarrow = useMediaQuery(phoneScreen);
  const { id, insurer, expenseIds, claimed, paid } = claim;
  const step = (icon: LucideIcon, to: ClaimStep): Act => ({ icon, label: t[to], onPress: () => onStep(to) });
  const pay = (label: string): Act => ({ icon: BanknoteArrowDown, label, onPress: onPay });
  const pack: Act = {
    icon: FileDown,
    label: t.pack,
    onPress: () =>
      void downloadPrintout(`${t.packName} – ${insurer} – ${petName}.pdf`, (of) => of.claimPack({ params: { id } })),
  };
  const isMoreLeft = agorotOf(paid) < agorotOf(claimed);
  const more = isMoreLeft ? [pay(paid > 0 ? t.gotMore : t.gotPaid)] : [];
  const hasExpenses = expenseIds.length > 0;
  const bare: Act[] = [{ icon: ReceiptText, label: t.choose, onPress: onEdit }];
  const likely: Record<ReturnType<typeof displayedStatusOf>, Act[]> = {
    draft: [step(Send, 'markSent'), pack],
    sent: [...more, step(MailQuestionMark, 'moreAsked'), step(CircleX, 'refused'), pack],
    moreAsked: [step(Send, 'sentAgain'), ...more, step(CircleX, 'refused'), pack],
    paid: [pay(t.howMuch), pack],
    paidInPart: [pack, ...more],
    paidInFull: [pack],
    refused: [pack, step(Send, 'sentAgain')],
  };
  // A claim without expenses has no next step: the server refuses it.
  const acts = hasExpenses ? likely[displayedStatusOf(claim)] : bare;
  const ofViewer = hasExpenses ? [pack] : [];
  const name = words.named({ insurer, sum: f.ils(claimed) });
  const shown = mayEdit ? acts : ofViewer;
  if (isNarrow)
    return (
      <NarrowActions
        label={words.more({ name })}
        shown={shown}
        more={
          mayEdit
            ? [
                { icon: Pencil, label: words.edit, onPress: onEdit },
                { icon: Trash2, label: actions.remove, onPress: onRemove, isDanger: true, isApart: true },
              ]
            : []
        }
      />
    );
  return (
    <div className="claim-acts">
      {shown.map(({ icon: Icon, label, onPress }, index) => (
        <button key={label} type="button" className={index === 0 ? 'btn' : 'btn line'} onClick={onPress}>
          <Icon size={18} aria-hidden="true" />
          {label}
        </button>
      ))}
      {mayEdit && (
        <span className="claim-own-acts">
          <button type="button" className="btn line" aria-keyshortcuts="E" title="E" onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
            {words.edit}
          </button>
          <IconButton icon={Trash2} label={actions.removeNamed({ name })} onPress={onRemove} isDanger />
        </span>
      )}
    </div>
  );
}

type NarrowProps = { label: string; shown: readonly Act[]; more: readonly MenuItem[] };

/** The likeliest action as the only button of a phone; the others in a menu. */
function NarrowActions({ label, shown: [first, ...others], more }: NarrowProps) {
  const items: MenuItem[] = [...others, ...more];
  return (
    <div className="claim-acts">
      {first && (
        <button type="button" className="btn" onClick={first.onPress}>
          <first.icon size={18} aria-hidden="true" />
          {first.label}
        </button>
      )}
      {items.length > 0 && <MoreMenu label={label} items={items} />}
    </div>
  );
}
