import type { Topic } from '@tzemed/contract/notifications/notification-preferences';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useOptimisticToggles } from '../../../ui/field/use-optimistic-toggles.ts';
import { preferenceTexts } from './preference-texts.ts';

type Ways = { inApp: boolean; push: boolean; email?: boolean };
type Props = { topic: Topic; ways: Ways; onChange: (change: Partial<Ways>) => Promise<unknown> };

/** A topic, with its channels. */
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
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {topic === 'home' && <span className="muted">{t.homeText}</span>}
        {topic === 'budgets' && <span className="muted">{t.budgetsText}</span>}
      </th>
      {box('inApp')}
      {box('push')}
      {box('email')}
    </tr>
  );
}
