import './permission-picker.css';
import { useId, useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { presetOf, presets, type Preset } from '@tzemed/contract/sharing/permission-presets';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { OptionBox } from '../../ui/field/OptionBox.tsx';
import { permissionPresetTexts } from './permission-preset-texts.ts';
import { areas } from './describe-permissions.ts';
import { permissionPickerTexts } from './permission-picker-texts.ts';

type Props = { value: Permissions; onChange: (value: Permissions) => void };

const icons = { profile: UserRound, medicalRecords: Stethoscope, reminders: BellRing, expenses: ReceiptText };
const levels = ['none', 'view', 'edit'] as const;

/** Permissions of a person for a pet: a preset for the usual ones, and each area by itself for others. */
export function PermissionPicker({ value, onChange }: Props) {
  const t = useTexts(permissionPickerTexts);
  const names = useTexts(permissionPresetTexts);
  const id = useId();
  const preset = presetOf(value);
  /** Preset from which the detailed choice started. */
  const [from, setFrom] = useState<Preset>(preset ?? 'caretaker');
  const [isFine, setFine] = useState(!preset);
  if (preset && preset !== from) setFrom(preset);
  return (
    <>
      <OptionBox
        label={t.what}
        options={(Object.keys(presets) as Preset[]).map((name) => ({
          value: name,
          label: names[name],
          text: t[`${name}Text`],
        }))}
        value={preset}
        onChange={(name) => onChange(presets[name])}
      />
      <div className="fine-choice">
        <button
          type="button"
          className="link disclose"
          aria-expanded={isFine}
          aria-controls={id}
          onClick={() => setFine(!isFine)}
        >
          <ForwardArrow size={18} />
          {t.exactly}
          {!preset && <small className="muted">{t.differs({ preset: names[from] })}</small>}
        </button>
        {isFine && (
          <div id={id} className="fine">
            {areas.map((area) => {
              const Icon = icons[area];
              return (
                <ChoiceBox
                  key={area}
                  label={t[area]}
                  art={<Icon size={17} aria-hidden="true" />}
                  choices={levels
                    .filter((level) => area !== 'profile' || level !== 'none')
                    .map((level) => ({ value: level, label: t[level] }))}
                  value={value[area]}
                  onChange={(level) => onChange({ ...value, [area]: level })}
                />
              );
            })}
          </div>
        )}
      </div>
    </>
  );
}
