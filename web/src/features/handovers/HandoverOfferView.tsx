import { Suspense, useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import { dayOf } from '@tzemed/contract/dates/days';
import { checklistOf } from '@tzemed/contract/sharing/handover-checklist';
import type { HandoverOffer, WhichHandover } from '@tzemed/contract/sharing/handovers';
import { PetFace } from '../../art/PetFace.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToPet } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { checklistTexts } from './checklist-texts.ts';
import { useAnswer } from './offer-api.ts';
import { offerTexts } from './offer-texts.ts';
import { handoverTexts } from './texts.ts';
import { useHandoverContents } from './use-handover-contents.ts';

const icons = { profile: UserRound, medicalRecords: Stethoscope, expenses: ReceiptText, reminders: BellRing };
const HomeChoice = lazyForm(() =>
  import('../../shared/households/HouseholdSelect.tsx').then((module) => module.HouseholdSelect),
);

type Props = { offer: HandoverOffer; which: WhichHandover; onDecline: () => void };

/** The animal, who asks, how much comes with it, and the two answers; then how the move stands. */
export function HandoverOfferView({ offer, which, onDecline }: Props) {
  const t = useTexts(offerTexts);
  const ui = useTexts(uiTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { accept, decline } = useAnswer();
  const [isAsking, setAsking] = useState(false);
  const [home, setHome] = useState<string>();
  const { pet, state, goes } = offer;
  const [name, from] = [isolateDirection(pet.name, lang), isolateDirection(offer.from, lang)];
  const sayNo = () => void decline.mutateAsync(which).then(onDecline, () => undefined);
  if (state === 'done') return <Taken offer={offer} />;
  return (
    <section className="card offer">
      <div className="offer-art" data-hue={pet.hue}>
        <span className="handover-window">
          <PetFace {...pet} size={150} />
        </span>
      </div>
      <div className="offer-text">
        <h1>{t.title({ name })}</h1>
        <p className="lead">{t.lead({ from, name })}</p>
        <Comes goes={goes} />
        {state === 'failed' && <Banner tone="danger">{t.failed({ from })}</Banner>}
        {state === 'moving' ? (
          <Loading text={t.moving} />
        ) : (
          <>
            <Suspense>
              <HomeChoice label={t.home} value={home} onChange={setHome} />
            </Suspense>
            <div className="offer-answers">
              <button type="button" className="btn lg" onClick={() => setAsking(true)}>
                {state === 'failed' ? ui.retry : t.accept}
              </button>
              <button
                type="button"
                className="btn line lg"
                aria-disabled={decline.isPending}
                onClick={decline.isPending ? undefined : sayNo}
              >
                {t.decline}
              </button>
            </div>
            {state === 'asked' && (
              <p className="muted">{t.until({ day: f.dayAndMonth(dayOf(new Date(offer.expiresAt))) })}</p>
            )}
          </>
        )}
      </div>
      <Confirm
        title={t.acceptTitle({ name })}
        question={t.acceptQuestion({ name })}
        action={t.accept}
        isHarmless
        isOpen={isAsking}
        onConfirm={() => accept.mutateAsync({ ...which, ...(home && { householdId: home }) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function Comes({ goes }: Pick<HandoverOffer, 'goes'>) {
  const { lines } = useHandoverContents();
  return (
    <ul className="offer-goes">
      {lines(goes).map(({ of, text }) => {
        const Icon = icons[of];
        return (
          <li key={of}>
            <Icon size={17} aria-hidden="true" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}

/** Completed handover: the pet is here, with the remaining tasks of both sides. */
function Taken({ offer: { pet, petId } }: { offer: HandoverOffer }) {
  const t = useTexts(offerTexts);
  const lines = useTexts(handoverTexts);
  const words = useTexts(checklistTexts);
  const { lang } = useLanguage();
  const name = isolateDirection(pet.name, lang);
  return (
    <section className="card offer">
      <div className="offer-art" data-hue={pet.hue}>
        <span className="handover-window">
          <PetFace {...pet} size={150} />
        </span>
      </div>
      <div className="offer-text">
        <h1>{t.done({ name })}</h1>
        <p className="lead">{t.doneText}</p>
        <h2>{t.left}</h2>
        <ul className="offer-left">
          {checklistOf(pet.species).map(({ id, law }) => (
            <li key={id}>
              {words[id]}
              {law && <small>{lines.byLaw({ count: law.days })}</small>}
            </li>
          ))}
        </ul>
        <div className="offer-answers">
          <a className="btn lg" href={linkToPet(petId)}>
            {t.toPet({ name })}
          </a>
        </div>
      </div>
    </section>
  );
}
