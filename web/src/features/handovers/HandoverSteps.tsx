import Check from 'lucide-react/icons/check';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Handover, HandoverGoes } from '@tzemed/contract/sharing/handovers';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { handoverTexts } from './texts.ts';
import { useHandoverContents } from './use-handover-contents.ts';

/** Number of completed steps in each state: the steps for recipient and contents are completed together. */
const done = { asked: 2, moving: 3, failed: 3, done: 4, declined: 0, expired: 0 } as const;

type Props = { handover: Handover | undefined; goes: HandoverGoes | undefined };

/** Progress of a handover, in four steps. */
export function HandoverSteps({ handover, goes }: Props) {
  const t = useTexts(handoverTexts);
  const f = useFormats();
  const today = useToday();
  const { short } = useHandoverContents();
  const at = handover ? done[handover.state] : 0;
  const to = at > 0 && (handover?.receiver ?? handover?.userEmail);
  const sent =
    at > 0 && handover
      ? t.sentAt({
          day: f.relativeDay(dayOf(new Date(handover.sentAt)), today),
          time: f.time(handover.sentAt),
        })
      : t.consentText;
  const steps = [
    { title: t.toWhom, text: to || t.toWhomText },
    { title: t.what, text: goes && short(goes) },
    { title: t.consent, text: sent },
    { title: t.move, text: t.seconds },
  ];
  return (
    <ol className="handover-steps" aria-label={t.steps}>
      {steps.map(({ title, text }, step) => (
        <li
          key={title}
          className={step < at ? 'done' : step === at ? 'now' : undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{step < at ? <Check size={18} /> : step + 1}</i>
          <div>
            <b>{title}</b>
            <small dir="auto">{text}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
