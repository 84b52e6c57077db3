import { dayOf } from '@tzemed/contract/dates/days';
import type { Handover, HandoverGoes } from '@tzemed/contract/sharing/handovers';
import { PetFace } from '../../art/PetFace.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { HandedOverPetLine } from './HandedOverPetLine.tsx';
import { offerTexts } from './offer-texts.ts';
import { handoverTexts } from './texts.ts';
import { useHandoverContents } from './use-handover-contents.ts';

type Props = { handover: Handover; goes: HandoverGoes; from: string };

/** Previews of what the other side sees now, and of what stays here. Pictures only: nothing in them can be pressed. */
export function HandoverPreviews({ handover, goes, from }: Props) {
  const t = useTexts(handoverTexts);
  const offer = useTexts(offerTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { short } = useHandoverContents();
  const { pet, userEmail, receiver, expiresAt } = handover;
  const day = f.dayAndMonth(dayOf(new Date(expiresAt)));
  return (
    <div className="handover-previews">
      <section className="card">
        <h2>{t.atTheirs}</h2>
        <div className="handover-person">
          <PetFace {...pet} size={52} />
          <span>
            <b>{t.offerTitle({ from: isolateDirection(from, lang), name: isolateDirection(pet.name, lang) })}</b>
            <small className="muted">{`${short(goes)}. ${t.until({ day })}`}</small>
          </span>
        </div>
        <p className="handover-answers" aria-hidden="true">
          <span>{offer.accept}</span>
          <span>{offer.decline}</span>
        </p>
      </section>
      <section className="card">
        <h2>{t.atYours}</h2>
        <HandedOverPetLine pet={pet} receiver={receiver ?? userEmail ?? ''} />
      </section>
    </div>
  );
}
