import Clock from 'lucide-react/icons/clock';
import Footprints from 'lucide-react/icons/footprints';
import { type ChecklistId, type ChecklistItem, checklistOf } from '@tzemed/contract/sharing/handover-checklist';
import type { Handover } from '@tzemed/contract/sharing/handovers';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOptimisticToggles } from '../../ui/field/use-optimistic-toggles.ts';
import { handoverTexts } from './texts.ts';
import { checklistHintTexts, checklistTexts } from './checklist-texts.ts';
import { useHandoverChanges } from './api.ts';

/** Tasks for the handover of a pet. The ticks stay after the pet has moved. */
export function Checklist({ handover }: { handover: Handover }) {
  const t = useTexts(handoverTexts);
  const { tick } = useHandoverChanges();
  const items = checklistOf(handover.pet.species);
  const { press, isTicked } = useOptimisticToggles<ChecklistId>();
  const isDone = (id: ChecklistId) => isTicked(id, handover.ticked.includes(id));
  // All that are ticked are sent together.
  const others = (id: ChecklistId) => items.map((item) => item.id).filter((one) => one !== id && isDone(one));
  const onPress = (id: ChecklistId, isTicked: boolean) =>
    press(id, isTicked, () => tick({ id: handover.id, ticked: [...others(id), ...(isTicked ? [id] : [])] }));
  const done = items.filter(({ id }) => isDone(id)).length;
  const of = (when: ChecklistItem['when']) => items.filter((item) => item.when === when);
  const [byLaw] = of('law');
  const list = (when: ChecklistItem['when']) => (
    <ul>
      {of(when).map(({ id, law }) => (
        <Item key={id} id={id} law={law} isDone={isDone(id)} onPress={(isTicked) => void onPress(id, isTicked)} />
      ))}
    </ul>
  );
  return (
    <section className="card handover-checklist">
      <div className="card-head">
        <h2>{t.checklist}</h2>
        <small className="muted">{t.ofAll({ done, all: items.length })}</small>
      </div>
      <div className="handover-progress" aria-hidden="true">
        <i style={{ inlineSize: `${(done / items.length) * 100}%` }} />
      </div>
      {list('now')}
      {byLaw?.law && (
        <>
          <h3 className="by-law">
            <Clock size={16} aria-hidden="true" />
            {t.byLaw({ count: byLaw.law.days })}
          </h3>
          {list('law')}
        </>
      )}
      <h3>
        <Footprints size={16} aria-hidden="true" />
        {t.whenPossible}
      </h3>
      {list('later')}
    </section>
  );
}

type ItemProps = { id: ChecklistId; law: ChecklistItem['law']; isDone: boolean; onPress: (isTicked: boolean) => void };

function Item({ id, law, isDone, onPress }: ItemProps) {
  const t = useTexts(handoverTexts);
  const words = useTexts(checklistTexts);
  const hints = useTexts(checklistHintTexts);
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => onPress(target.checked)}
          aria-describedby={`${id}-how`}
        />
        {words[id]}
      </label>
      <small id={`${id}-how`}>{hints[id]}</small>
      {law && (
        <a className="link" href={law.source} target="_blank" rel="noreferrer">
          {t.source}
        </a>
      )}
    </li>
  );
}
