import { dayOf } from '@tzemed/contract/days';
import type { Handover } from '@tzemed/contract/handovers';
import { PetFace } from '../../art/faces.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { handoverTexts } from './texts.ts';

type Props = {
  pet: Handover['pet'];
  receiver: string;
  /** Missing while it has not gone yet. */
  at?: string;
};

/** All that is left of a pet that has gone: its name, where to and when. */
export function GoneLine({ pet, receiver, at }: Props) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const said = { female: t.goneFemale, male: t.goneMale, unknown: t.gone }[pet.sex ?? 'unknown'];
  return (
    <div className="gone-line">
      <PetFace {...pet} size={44} />
      <span>
        <b>{said({ name: isolate(pet.name, lang), receiver: isolate(receiver, lang) })}</b>
        {at && (
          <small className="muted">
            <span className="num">{`${f.day(dayOf(new Date(at)))}, ${f.time(at)}`}</span>
          </small>
        )}
      </span>
    </div>
  );
}
