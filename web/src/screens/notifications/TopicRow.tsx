import { leadTimes } from '@tzemed/contract/lead-times';
import type { Topic } from '@tzemed/contract/notification-preferences';
import { useTexts } from '../../i18n/use-texts.ts';
import { preferenceTexts } from './preference-texts.ts';

type Ways = { inApp: boolean; email?: boolean; leadTimes?: number[] };
type Props = { topic: Topic; ways: Ways; onChange: (change: Partial<Ways>) => void };

/** One topic: in which ways it is told, and how long ahead. */
export function TopicRow({ topic, ways, onChange }: Props) {
  const t = useTexts(preferenceTexts);
  const name = t[topic];
  const box = (way: 'inApp' | 'email') => {
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
              checked={isOn}
              onChange={({ target }) => onChange({ [way]: target.checked })}
            />
            <span aria-hidden="true">{t[way]}</span>
          </label>
        )}
      </td>
    );
  };
  const isTold = ways.inApp || ways.email;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {topic === 'home' && <span className="muted">{t.homeText}</span>}
        {topic !== 'home' && ways.leadTimes && isTold && (
          <Leads topic={topic} name={name} chosen={ways.leadTimes} onChange={(next) => onChange({ leadTimes: next })} />
        )}
      </th>
      {box('inApp')}
      {box('email')}
    </tr>
  );
}

type LeadsProps = {
  topic: keyof typeof leadTimes;
  name: string;
  chosen: readonly number[];
  onChange: (next: number[]) => void;
};

function Leads({ topic, name, chosen, onChange }: LeadsProps) {
  const t = useTexts(preferenceTexts);
  const words = (minutes: number) =>
    minutes === 0 && topic === 'papers' ? t.lead0Paper : t[`lead${minutes}` as keyof typeof t & `lead${number}`];
  const toggle = (minutes: number) =>
    onChange(
      chosen.includes(minutes)
        ? chosen.filter((one) => one !== minutes)
        : [...chosen, minutes].toSorted((a, b) => a - b),
    );
  return (
    <fieldset className="choices topic-leads">
      <legend className="sr">{t.when({ topic: name })}</legend>
      <div className="choice-row">
        {leadTimes[topic].map((minutes) => (
          <label key={minutes} className="pill small">
            <input type="checkbox" className="sr" checked={chosen.includes(minutes)} onChange={() => toggle(minutes)} />
            {words(minutes)}
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p className="hint">{t.never}</p>}
    </fieldset>
  );
}
