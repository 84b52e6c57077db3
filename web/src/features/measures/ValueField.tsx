import { useEffect, useRef } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Control } from 'react-hook-form';
import { readNumber } from '@tzemed/contract/text/read-number';
import { useTexts } from '../../i18n/use-texts.ts';
import { useField } from '../../ui/form/use-field.ts';
import { useTranslate } from '../../ui/translate.ts';
import { weighTexts } from './texts.ts';
import { stepped, type ValueScale } from './value-scale.ts';

/** Values of the form around the field: the number is kept as it was typed. */
export type ValueFormValues = { value: string; when: string; date: string; time: string; note: string; place: string };

type Props = {
  control: Control<ValueFormValues>;
  label: string;
  unit: string;
  scale: ValueScale;
};

/** Milliseconds after which a held button runs, and between its steps. */
const holdMs = 400;
const runMs = 70;

/** A number as a field, between two buttons that change it by a step. */
export function ValueField({ control, label, unit, scale }: Props) {
  const t = useTexts(weighTexts);
  const translate = useTranslate();
  const field = useField(control, 'value', { label });
  const value = String(field.value ?? '');
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  function step(steps: number) {
    const shown = readNumber(current.current) ?? 0;
    if (Number.isNaN(shown)) return;
    const next = Math.max(0, stepped(shown, steps, scale)).toFixed(Math.max(scale.decimals, 0));
    current.current = next;
    field.change(next);
  }
  const errorId = 'measured-value-error';
  return (
    <div className="measured" data-invalid={field.isInvalid || undefined}>
      <div className="stepper">
        <StepButton label={t.less} onStep={() => step(-1)}>
          <Minus size={24} aria-hidden="true" />
        </StepButton>
        <label className="stepper-value">
          <span className="sr">{label}</span>
          <input
            ref={field.ref}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            style={{ inlineSize: `${Math.max(2, value.length)}ch` }}
            aria-invalid={field.isInvalid || undefined}
            aria-describedby={field.isInvalid ? errorId : undefined}
            onChange={({ target }) => field.change(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={field.blur}
          />
          {unit && <small aria-hidden="true">{unit}</small>}
        </label>
        <StepButton label={t.more} onStep={() => step(1)}>
          <Plus size={24} aria-hidden="true" />
        </StepButton>
      </div>
      {field.message && (
        <p className="err" id={errorId} role="alert">
          {translate(field.message)}
        </p>
      )}
    </div>
  );
}

/** A button that goes on while it is held. */
function StepButton({ label, onStep, children }: { label: string; onStep: () => void; children: React.ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function run() {
    hasRun.current = true;
    latest.current();
    timer.current = setTimeout(run, runMs);
  }
  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={() => {
        hasRun.current = false;
        timer.current = setTimeout(run, holdMs);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => !hasRun.current && onStep()}
      onKeyDown={() => (hasRun.current = false)}
    >
      {children}
    </button>
  );
}
