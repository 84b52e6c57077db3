import './papers.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Camera from 'lucide-react/icons/camera';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { useAsked } from '../use-asked.ts';
import type { ReachedPet } from '../use-pets.ts';
import { Bones } from '../../ui/Bones.tsx';
import { Announced } from './Announced.tsx';
import type { Paper } from './calls.ts';
import { PaperDetails } from './PaperDetails.tsx';
import { PaperTile } from './PaperTile.tsx';
import { PaperViewer } from './PaperViewer.tsx';
import { hasCamera, PickButton } from './PickButton.tsx';
import { paperQueue } from './queue.ts';
import { SendingRow } from './SendingRow.tsx';
import { paperTexts } from './texts.ts';
import { useDropped } from './use-dropped.ts';
import { usePapers, type Papered } from './use-papers.ts';

type Props = {
  of: Papered;
  /** Of the thing that they hang on. */
  id: string;
  pet: ReachedPet | undefined;
  mayEdit: boolean;
};

/** What hangs on a thing, on its page: looked at, added by a press or by being dropped, and removed. */
export function PapersCard({ of, id, pet, mayEdit }: Props) {
  const t = useTexts(paperTexts);
  const today = useToday();
  const found = usePapers(of, id);
  const { papers, place, isPending, isError } = found;
  const arrived = useRef<() => unknown>(undefined);
  useEffect(() => {
    arrived.current = found.refresh;
  });
  const [queue] = useState(() =>
    // Seen among the others first: there is no moment in which it is nowhere.
    paperQueue(place, ({ id: sent }, take) => void Promise.resolve(arrived.current?.()).then(() => take(sent))),
  );
  const { rows } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => () => queue.stop(), [queue]);
  const { isOver, place: dropPlace } = useDropped(queue.add);
  const [viewed, view] = useState<string>();
  useAsked('paper', view, !isPending);
  const [detailedId, detail] = useState<string>();
  const detailed = papers.find(({ id }) => id === detailedId);
  const head = useRef<HTMLHeadingElement>(null);

  async function remove(paper: Paper) {
    view(undefined);
    await found.remove(paper.id).catch(() => undefined);
    // The tile has gone, and would have had the focus.
    head.current?.focus();
  }
  if (isPending) return <Bones count={1} />;
  if (isError) return null;
  const more = (paper: Paper) => [
    { icon: Pencil, label: t.details, onPress: () => detail(paper.id) },
    {
      icon: Trash2,
      label: t.removeOf({ name: paper.name }),
      onPress: () => void remove(paper),
      isDanger: true,
      isApart: true,
    },
  ];
  if (papers.length === 0 && !mayEdit) return null;
  return (
    <section className={isOver ? 'card papers-card over' : 'card papers-card'} {...(mayEdit && dropPlace)}>
      <div className="card-head">
        <h2 ref={head} tabIndex={-1}>
          {t.title} {papers.length > 0 && <span>{papers.length}</span>}
        </h2>
        {mayEdit && hasCamera() && (
          <PickButton className="link" onFiles={queue.add} isCamera>
            <Camera size={18} aria-hidden="true" />
            {t.camera}
          </PickButton>
        )}
      </div>
      {rows.some((row) => row.state !== 'done') && (
        <ul className="paper-rows">
          {rows.map((row) => (
            <SendingRow
              key={row.id}
              row={row}
              onRetry={() => queue.retry(row.id)}
              onDrop={() => void queue.drop(row.id)}
            />
          ))}
        </ul>
      )}
      <ul className={papers.length === 0 ? 'paper-tiles empty' : 'paper-tiles'}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperTile {...{ paper, place, today }} onView={() => view(paper.id)} />
          </li>
        ))}
        {mayEdit && (
          <li>
            <PickButton className="paper-tile paper-add" onFiles={queue.add}>
              <Plus size={22} aria-hidden="true" />
              <b>{t.add}</b>
              <small>{t.addHow}</small>
            </PickButton>
          </li>
        )}
      </ul>
      <Announced rows={rows} />
      <PaperViewer
        held={papers.map((paper) => ({ paper, place }))}
        id={viewed}
        onView={view}
        {...(mayEdit && { more: ({ paper }) => more(paper) })}
      />
      <PaperDetails
        paper={detailed}
        pet={pet}
        onSave={(said) => found.change(detailedId!, said)}
        onClose={() => detail(undefined)}
      />
    </section>
  );
}
