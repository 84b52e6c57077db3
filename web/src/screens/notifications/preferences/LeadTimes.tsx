import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import { useTexts } from '../../../i18n/use-texts.ts';
import { leadTimeTexts, type LeadTimeName } from '../../../shared/notifications/lead-time-texts.ts';
import { useOptimisticToggles } from '../../../ui/field/use-optimistic-toggles.ts';
import { preferenceTexts } from './preference-texts.ts';

type Props = {
  topic: keyof typeof leadTimes;
  chosen: readonly number[];
  onChange: (next: number[]) => Promise<unknown>;
};

/** When one is told of a topic ahead of it. */
export function LeadTimes({ topic, chosen, onChange }: Props) {
  const t = useTexts(preferenceTexts);
  const leads = useTexts(leadTimeTexts);
  const words = (minutes: number) =>
    minutes === 0 && topic === 'papers' ? t.lead0Paper : leads[`lead${minutes}` as LeadTimeName];
  const { press, isTicked } = useOptimisticToggles<number>();
  const toggle = (minutes: number, isWanted: boolean) =>
    press(minutes, isWanted, () =>
      onChange(isWanted ? [...chosen, minutes].toSorted((a, b) => a - b) : chosen.filter((one) => one !== minutes)),
    );
  return (
    <fieldset className="choices topic-leads">
      <legend>{t.when({ topic: t[topic] })}</legend>
      <div className="choice-row">
        {leadTimes[topic].map((minutes) => (
          <label key={minutes} className="pill small">
            <input
              type="checkbox"
              className="sr"
              checked={isTicked(minutes, chosen.includes(minutes))}
              onChange={({ target }) => void toggle(minutes, target.checked)}
            />
            {words(minutes)}
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p className="hint">{t.never}</p>}
    </fieldset>
  );
}
