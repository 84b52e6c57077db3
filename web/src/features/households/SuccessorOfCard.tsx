import { useState } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Trust } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { useSuccessor } from './api.ts';
import { homeTexts } from './texts.ts';

/** A home of others that has chosen whoever looks as its successor. */
export function SuccessorOfCard({ trust }: { trust: Trust }) {
  const t = useTexts(homeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { ask } = useSuccessor(trust.householdId);
  const [isAsking, setAsking] = useState(false);
  const list = (names: readonly string[]) => f.list(names.map((name) => isolateDirection(name, lang)));
  return (
    <section className="card pad home-side home-trust">
      <h2>{t.trustTitle}</h2>
      <p>{t.trust({ owners: list(trust.owners), pets: list(trust.pets) })}</p>
      {trust.succession ? (
        <p>{t.trustAsked({ day: f.dayAndMonth(dayOf(new Date(trust.succession.joinsAt))) })}</p>
      ) : (
        <button type="button" className="btn line sm" onClick={() => setAsking(true)}>
          {t.trustAsk}
        </button>
      )}
      <Confirm
        title={t.trustAsk}
        question={t.trustQuestion}
        action={t.trustAsk}
        isHarmless
        isOpen={isAsking}
        onConfirm={() => ask.mutateAsync()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
