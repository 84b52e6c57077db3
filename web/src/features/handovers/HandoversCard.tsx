import './handovers.css';
import type { Handover } from '@tzemed/contract/handovers';
import { PetFace } from '../../art/faces.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { linkToHandover } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';
import { useHandovers } from './api.ts';
import { GoneLine } from './GoneLine.tsx';
import { handoverTexts } from './texts.ts';

/** The pets that have left this home, each a line that leads to what is left to do, and those that may. */
export function HandoversCard() {
  const t = useTexts(handoverTexts);
  const { handovers } = useHandovers();
  if (handovers.length === 0) return null;
  return (
    <section className="card pad handover-lines">
      <h2>{t.linesTitle}</h2>
      <ul>
        {handovers.map((handover) => (
          <li key={handover.id}>
            <Link to={linkToHandover(handover.petId)}>
              {handover.state === 'done' ? (
                <GoneLine
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
  const name = isolate(pet.name, lang);
  const said = {
    asked: t.waitingLine({ name, email: isolate(userEmail ?? '', lang) }),
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
