import { useId } from 'react';
import { hues, type Hue } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { hueTexts } from './texts.ts';

type Props = { label: string; value: Hue; onChange: (hue: Hue) => void };

/** The colour that a pet is drawn in. */
export function HueField({ label, value, onChange }: Props) {
  const words = useTexts(hueTexts);
  const name = useId();
  return (
    <fieldset className="field hues">
      <legend className="lbl">{label}</legend>
      <div className="swatches">
        {hues.map((hue) => (
          <label key={hue} className="swatch" data-hue={hue} title={words[hue]}>
            <input
              type="radio"
              className="sr"
              name={name}
              aria-label={words[hue]}
              checked={hue === value}
              onChange={() => onChange(hue)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
