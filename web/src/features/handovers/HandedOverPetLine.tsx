import { dayOf } from '@tzemed/contract/dates/days';
import type { Handover } from '@tzemed/contract/sharing/handovers';
import { PetFace } from '../../art/PetFace.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { handoverTexts } from './texts.ts';

type Props = {
  pet: Handover['pet'];
  receiver: string;
  /** Missing while it has not gone yet. */
  at?: string;
};

/** All that is left of a pet that has gone: its name, where to and when. */
export function HandedOverPetLine({ pet, receiver, at }: Props) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const said = { female: t.goneFemale, male: t.goneMale, unknown: t.gone }[pet.sex ?? 'unknown'];
  return (
    <div className="gone-line">
      <PetFace {...pet} size={44} />
      <span>
        <b>{said({ name: isolateDirection(pet.name, lang), receiver: isolateDirection(receiver, lang) })}</b>
        {at && (
          <small className="muted">
            <span className="num">{`${f.day(dayOf(new Date(at)))}, ${f.time(at)}`}</span>
          </small>
        )}
      </span>
    </div>
  );
}
