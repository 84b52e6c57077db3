import Check from 'lucide-react/icons/check';
import type { Claim } from '@tzemed/contract/money/claims';
import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { claimTexts } from '../claim-texts.ts';
import { claimPageTexts } from './page-texts.ts';
import { isOpen, displayedStatusOf } from '../claim-status.ts';
import { useWaitingText } from '../use-waiting-text.ts';

/** Progress of a claim: prepared, sent, answered, each with its day. */
export function ClaimSteps({ claim }: { claim: Claim }) {
  const t = useTexts(claimPageTexts);
  const words = useTexts(claimTexts);
  const f = useFormats();
  const waiting = useWaitingText()(claim);
  const { status, createdAt, sentOn, answeredOn } = claim;
  const isAnswered = status === 'moreAsked' || !isOpen(claim);
  const now = status === 'draft' ? 0 : isAnswered ? 2 : 1;
  const written = dayOf(new Date(createdAt));
  // A claim that was entered afterwards was prepared on the day it was sent, at the latest.
  const prepared = sentOn && sentOn < written ? sentOn : written;
  const day = (date: string) => <time dateTime={date}>{f.day(date)}</time>;
  const steps = [
    { name: t.prepared, on: prepared, said: undefined },
    { name: t.sent, on: sentOn, said: status === 'sent' ? waiting : undefined },
    {
      name: t.answer,
      on: isAnswered ? answeredOn : null,
      said: isAnswered ? words[displayedStatusOf(claim)] : undefined,
    },
  ];
  return (
    <ol className="claim-steps" aria-label={t.steps}>
      {steps.map(({ name, on, said }, index) => {
        const is = index < now || (index === now && !isOpen(claim)) ? 'done' : index === now ? 'now' : 'ahead';
        return (
          <li key={name} data-is={is} aria-current={index === now ? 'step' : undefined}>
            <span className="claim-step-mark" aria-hidden="true">
              {is === 'done' ? <Check size={16} /> : index + 1}
            </span>
            <span className="claim-step-words">
              <b>{name}</b>
              <small>
                {on ? day(on) : !said && t.notYet}
                {on && said && ' • '}
                {said}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
