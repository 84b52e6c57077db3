import { useState } from 'react';
import type { SkipReason } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { doseTexts } from './dose-texts.ts';
import { useSkipReasons } from './skip-reasons.ts';
import type { DoseActions } from './use-dose-actions.ts';

type Props = { course: Medicine; pet: Pet; actions: DoseActions; onDone: () => void };

/** A dose that was not given, and why if somebody wants to say it. */
export function SkipForm({ course, pet, actions, onDone }: Props) {
  const t = useTexts(doseTexts);
  const ui = useTexts(uiTexts);
  const { choices } = useSkipReasons(pet);
  const [reason, choose] = useState<SkipReason | null>(null);
  const { isBusy } = actions;
  const send = () =>
    actions.enter(course, { outcome: 'skipped', plannedAt: course.nextAt, reason }).then(onDone, (error: unknown) => {
      reportFailure(error, 'change');
    });
  return (
    <div className="form">
      <fieldset className="field choices">
        <legend className="lbl">{t.why}</legend>
        <div className="choice-row">
          {choices.map(({ value, label }) => (
            <Chip key={value} isOn={reason === value} onPress={() => choose(reason === value ? null : value)}>
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="actions">
        <button type="button" className="btn line" onClick={onDone}>
          {ui.cancel}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
          {t.enter}
        </button>
      </div>
    </div>
  );
}
