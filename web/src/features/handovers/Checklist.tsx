import { Clock, Footprints } from 'lucide-react';
import { type ChecklistId, type ChecklistItem, checklistOf } from '@tzemed/contract/handover-checklist';
import type { Handover } from '@tzemed/contract/handovers';
import { useTexts } from '../../i18n/use-texts.ts';
import { handoverTexts } from './texts.ts';
import { checklistHintTexts, checklistTexts } from './checklist-texts.ts';
import { useHandoverChanges } from './api.ts';

/** What there is to do when a pet changes homes. The ticks stay when it has gone. */
export function Checklist({ handover }: { handover: Handover }) {
  const t = useTexts(handoverTexts);
  const { tick } = useHandoverChanges();
  const items = checklistOf(handover.pet.species);
  const ticked = tick.isPending && tick.variables.id === handover.id ? tick.variables.ticked : handover.ticked;
  const isDone = (id: ChecklistId) => ticked.includes(id);
  const press = (id: ChecklistId) =>
    tick.mutate({ id: handover.id, ticked: isDone(id) ? ticked.filter((one) => one !== id) : [...ticked, id] });
  const done = items.filter(({ id }) => isDone(id)).length;
  const of = (when: ChecklistItem['when']) => items.filter((item) => item.when === when);
  const [byLaw] = of('law');
  const list = (when: ChecklistItem['when']) => (
    <ul>
      {of(when).map(({ id, law }) => (
        <Item key={id} id={id} law={law} isDone={isDone(id)} onPress={() => press(id)} />
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

type ItemProps = { id: ChecklistId; law: ChecklistItem['law']; isDone: boolean; onPress: () => void };

function Item({ id, law, isDone, onPress }: ItemProps) {
  const t = useTexts(handoverTexts);
  const words = useTexts(checklistTexts);
  const hints = useTexts(checklistHintTexts);
  return (
    <li>
      <label>
        <input type="checkbox" checked={isDone} onChange={onPress} aria-describedby={`${id}-how`} />
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
