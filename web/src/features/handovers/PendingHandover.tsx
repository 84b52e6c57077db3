import { useState } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import Send from 'lucide-react/icons/send';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Handover, HandoverGoes } from '@tzemed/contract/sharing/handovers';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useHandoverChanges } from './api.ts';
import { HandoverContents } from './HandoverContents.tsx';
import { handoverTexts } from './texts.ts';

type Props = { handover: Handover; goes: HandoverGoes | undefined; guests: readonly string[] };

/** Until it is answered: what will be, and the ways back. */
export function PendingHandover({ handover, goes, guests }: Props) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { resend, cancel } = useHandoverChanges();
  const [isAsking, setAsking] = useState(false);
  const { id, petId, userEmail, pet, expiresAt } = handover;
  const email = isolateDirection(userEmail ?? '', lang);
  const sendAgain = () =>
    void resend.mutateAsync({ petId, userEmail: userEmail ?? '' }).then(
      () => toast.success(t.resent({ email })),
      () => undefined,
    );
  async function takeBack() {
    await cancel.mutateAsync(id);
    toast.success(t.cancelled);
  }
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.waiting}</h2>
        <Badge tone="warn">
          <Hourglass size={13} aria-hidden="true" />
          {t.until({ day: f.dayAndMonth(dayOf(new Date(expiresAt))) })}
        </Badge>
      </div>
      <div className="pad handover-part">
        <p>{t.waitingText}</p>
        {goes && <HandoverContents name={pet.name} goes={goes} guests={guests} />}
        <div className="row">
          <button
            type="button"
            className="btn line"
            aria-disabled={resend.isPending}
            onClick={resend.isPending ? undefined : sendAgain}
          >
            <Send size={16} aria-hidden="true" />
            {t.resend}
          </button>
          <button type="button" className="btn line cancel" onClick={() => setAsking(true)}>
            {t.cancel}
          </button>
        </div>
      </div>
      <Confirm
        title={t.cancel}
        question={t.cancelQuestion({ email })}
        action={t.cancel}
        isOpen={isAsking}
        onConfirm={takeBack}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
