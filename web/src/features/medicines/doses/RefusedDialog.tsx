import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { timeFromNow } from '../time-from-now.ts';
import { useGivers } from '../use-givers.ts';
import { useWhen } from '../use-when.ts';
import { doseTexts } from './dose-texts.ts';
import type { DoseActions, RefusedDose } from './use-dose-actions.ts';

type Props = {
  pet: Pet;
  actions: DoseActions;
  /** When the next dose of a course is due, as the server says by now. */
  nextOf: (medicineId: string) => string | null;
};

/** Says who gave a dose already, and that the one just pressed was not entered. */
export function RefusedDialog({ pet, actions, nextOf }: Props) {
  const t = useTexts(doseTexts);
  const { refused, closeRefused } = actions;
  const title =
    refused?.code === 'dosesTooMany'
      ? t.manyTitle({ count: refused.course.maxPerDay ?? 0 })
      : refused?.standing.outcome === 'skipped'
        ? t.skippedTitle
        : t.givenTitle;
  return (
    <Modal title={title} isOpen={refused !== null} onClose={closeRefused}>
      {refused && (
        <Told
          pet={pet}
          refused={refused}
          nextAt={nextOf(refused.course.id)}
          onExtra={() => {
            closeRefused();
            void actions.enterExtra(refused);
          }}
          onClose={closeRefused}
        />
      )}
    </Modal>
  );
}

type ToldProps = { pet: Pet; refused: RefusedDose; nextAt: string | null; onExtra: () => void; onClose: () => void };

function Told({ pet, refused: { code, course, standing }, nextAt, onExtra, onClose }: ToldProps) {
  const t = useTexts(doseTexts);
  const { lang } = useLanguage();
  const when = useWhen();
  const now = useMinute();
  const giver = useGivers()(standing.givenBy);
  const said = { pet: isolateDirection(pet.name, lang), medicine: isolateDirection(course.name, lang) };
  const given = when(standing.at, course.timezone);
  const title =
    standing.outcome === 'skipped'
      ? t.wasSkipped(said)
      : giver?.is === 'me'
        ? t.byYou(said)
        : giver
          ? t.by({ ...said, name: giver.short })
          : t.bySomebody(said);
  const isMany = code === 'dosesTooMany';
  return (
    <div className="form">
      <div className="med-told">
        {giver && <PersonAvatar is={giver.is} name={giver.name} id={giver.id} size={48} />}
        <p>
          <b>{title}</b>
          <span className="muted">{[given, timeFromNow(standing.at, now, lang)].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      <p>
        {isMany
          ? t.most({ most: course.maxPerDay ?? 0, when: given })
          : nextAt
            ? Date.parse(nextAt) > now && t.nextIs({ when: when(nextAt, course.timezone) })
            : course.minHours !== null && t.apart({ count: course.minHours })}{' '}
        {t.notEntered}
      </p>
      <div className="actions">
        <button type="button" className="btn line" onClick={onExtra}>
          {t.extra}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a dialog */}
        <button type="button" className="btn" onClick={onClose} autoFocus>
          {t.understood}
        </button>
      </div>
    </div>
  );
}
