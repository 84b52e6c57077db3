import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import type { Topic } from '@tzemed/contract/notifications/notification-preferences';
import { useTexts } from '../../../i18n/use-texts.ts';
import { leadTimeTexts, type LeadTimeName } from '../../../shared/notifications/lead-time-texts.ts';
import { useOptimisticToggles } from '../../../ui/field/use-optimistic-toggles.ts';
import { preferenceTexts } from './preference-texts.ts';

type Ways = { inApp: boolean; push: boolean; email?: boolean; leadTimes?: number[] };
type Props = { topic: Topic; ways: Ways; onChange: (change: Partial<Ways>) => Promise<unknown> };

/** A topic, with its channels and its lead time. */
export function TopicRow({ topic, ways, onChange }: Props) {
  const t = useTexts(preferenceTexts);
  const { press, isTicked } = useOptimisticToggles<string>();
  const name = t[topic];
  const box = (way: 'inApp' | 'push' | 'email') => {
    const isOn = ways[way];
    return (
      <td>
        {isOn === undefined ? (
          '–'
        ) : (
          <label className="topic-way">
            <input
              type="checkbox"
              aria-label={t.byWay({ topic: name, way: t[way] })}
              checked={isTicked(way, isOn)}
              onChange={({ target: { checked } }) => void press(way, checked, () => onChange({ [way]: checked }))}
            />
            <span aria-hidden="true">{t[way]}</span>
          </label>
        )}
      </td>
    );
  };
  const isTold = ways.inApp || ways.push || ways.email;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {topic === 'home' && <span className="muted">{t.homeText}</span>}
        {topic === 'budgets' && <span className="muted">{t.budgetsText}</span>}
        {topic !== 'home' && topic !== 'budgets' && ways.leadTimes && isTold && (
          <Leads topic={topic} name={name} chosen={ways.leadTimes} onChange={(next) => onChange({ leadTimes: next })} />
        )}
      </th>
      {box('inApp')}
      {box('push')}
      {box('email')}
    </tr>
  );
}

type LeadsProps = {
  topic: keyof typeof leadTimes;
  name: string;
  chosen: readonly number[];
  onChange: (next: number[]) => Promise<unknown>;
};

function Leads({ topic, name, chosen, onChange }: LeadsProps) {
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
      <legend className="sr">{t.when({ topic: name })}</legend>
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
