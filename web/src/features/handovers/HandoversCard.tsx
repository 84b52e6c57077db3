import './handovers.css';
import type { Handover } from '@tzemed/contract/sharing/handovers';
import { PetFace } from '../../art/PetFace.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { linkToHandover, offerPage } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';
import { HandedOverPetLine } from './HandedOverPetLine.tsx';
import { handoverTexts } from './texts.ts';
import { useHandovers } from './use-handovers.ts';

/**
 * Pets that one is asked to take over; those that have left one's homes, each a line that leads to what is left to do; and
 * those that may.
 */
export function HandoversCard() {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const { handovers, offers } = useHandovers();
  if (handovers.length + offers.length === 0) return null;
  return (
    <section className="card pad handover-lines">
      <h2>{t.linesTitle}</h2>
      <ul>
        {offers.map(({ id, pet, from }) => (
          <li key={id}>
            {/* Outside of the app's frame: a page for everybody. */}
            <a href={`${pathInLang(lang, `/${offerPage.path}`)}#id=${id}`}>
              <div className="gone-line is-open">
                <PetFace {...pet} size={44} />
                <b>{t.offerTitle({ from: isolateDirection(from, lang), name: isolateDirection(pet.name, lang) })}</b>
              </div>
            </a>
          </li>
        ))}
        {handovers.map((handover) => (
          <li key={handover.id}>
            <Link to={linkToHandover(handover.petId)}>
              {handover.state === 'done' ? (
                <HandedOverPetLine
                  pet={handover.pet}
                  receiver={handover.receiver ?? ''}
                  at={handover.endedAt ?? handover.sentAt}
                />
              ) : (
                <OpenLine handover={handover} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenLine({ handover: { pet, state, userEmail } }: { handover: Handover }) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const name = isolateDirection(pet.name, lang);
  const said = {
    asked: t.waitingLine({ name, email: isolateDirection(userEmail ?? '', lang) }),
    moving: t.movingLine({ name }),
    failed: t.failedLine({ name }),
    declined: t.declinedLine({ name }),
    expired: t.expiredLine({ name }),
    done: '',
  };
  return (
    <div className="gone-line is-open">
      <PetFace {...pet} size={44} />
      <b>{said[state]}</b>
    </div>
  );
}
