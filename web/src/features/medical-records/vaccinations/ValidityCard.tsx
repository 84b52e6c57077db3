import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { validityTexts } from '../record/record-texts.ts';
import { validityOn } from '@tzemed/contract/medical/vaccination-validity';
import { validityTones } from './validity-tones.ts';

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Remaining validity of a vaccination. */
export function ValidityCard({ from, until }: { from: string; until: string }) {
  const t = useTexts(validityTexts);
  const f = useFormats();
  const today = useToday();
  const tone = validityTones[validityOn(until, today)];
  const whole = Math.max(1, daysBetween(from, until));
  const left = Math.min(1, Math.max(0, daysBetween(today, until) / whole));
  const distance = f.distance(until, today);
  return (
    <div className={`validity ${tone}`}>
      <p>{t.validUntil}</p>
      <p className="validity-day num">{f.day(until)}</p>
      <span className="validity-bar" aria-hidden="true">
        <span style={{ inlineSize: `${left * 100}%` }} />
      </span>
      <p className="validity-left">{tone === 'danger' ? t.ended({ day: f.day(until) }) : t.ends({ when: distance })}</p>
    </div>
  );
}
