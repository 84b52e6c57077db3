import './papers.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import type { AttachmentInput } from '@tzemed/contract/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { tellFailure } from '../../lib/query-client.ts';
import { newId } from '../../lib/uuid.ts';
import { Announced } from './Announced.tsx';
import { hangingOn, waitingFor } from './calls.ts';
import { PaperRow } from './PaperRow.tsx';
import { PaperViewer } from './PaperViewer.tsx';
import { hasCamera, PickButton } from './PickButton.tsx';
import { paperQueue, type Sending } from './queue.ts';
import { SendingRow } from './SendingRow.tsx';
import { StorageLine } from './StorageLine.tsx';
import { paperTexts } from './texts.ts';
import { useDropped } from './use-dropped.ts';
import type { PaperField } from './use-paper-queue.ts';
import { usePapers, useStorage, type Papered } from './use-papers.ts';

type Props = {
  of: Papered;
  /** Of the thing, which may not stand yet. */
  id: string;
  isNew: boolean;
  onField: (field: PaperField | undefined) => void;
};

/** The papers of what a form writes: they go up as they are picked, and are attached when it is saved. */
export function PapersField({ of, id, isNew, onField }: Props) {
  const t = useTexts(paperTexts);
  const { papers, place, change, remove } = usePapers(of, id, !isNew);
  const [queue] = useState(() => paperQueue(waitingFor(id)));
  const { rows, going, storage } = useSyncExternalStore(queue.subscribe, queue.state);
  const known = useStorage();
  const { isOver, place: dropPlace } = useDropped(queue.add);
  const [viewed, view] = useState<string>();
  const isReceipt = of.areReceipts;
  const title = isReceipt ? t.receipt : t.title;

  useEffect(() => {
    onField({
      queue,
      saved: async (savedId) => {
        const sent = queue.state().rows.filter(({ paper }) => paper);
        queue.forget();
        if (savedId !== id) await sendAnew(of, savedId, sent);
      },
    });
    return () => {
      onField(undefined);
      queue.leave();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one field is of one thing, as long as it is there
  }, []);

  async function saySpecifics(row: Sending, said: AttachmentInput) {
    const before = row.paper!;
    queue.saw(row.id, { ...before, ...said } as typeof before);
    await queue.place.change(before.id, said).catch((error: unknown) => {
      queue.saw(row.id, before);
      tellFailure(error, 'change');
    });
  }
  const waiting = rows.flatMap(({ paper }) => (paper ? [{ paper, place: queue.place }] : []));
  const held = [...papers.map((paper) => ({ paper, place })), ...waiting];
  return (
    <section className="papers-field" aria-label={title}>
      <div className="papers-head">
        <span className="lbl">{title}</span>
        <StorageLine storage={storage ?? known} />
      </div>
      <div className={isOver ? 'paper-drop over' : 'paper-drop'} {...dropPlace}>
        <span className="paper-drop-icon">
          <Upload size={20} aria-hidden="true" />
        </span>
        <p>
          <b>{isReceipt ? t.pickReceipt : hasCamera() ? t.pick : t.drop}</b>
          <span className="muted">{t.readable}</span>
        </p>
        <div className="paper-pick">
          <PickButton className="btn soft sm" onFiles={queue.add}>
            {t.choose}
          </PickButton>
          {hasCamera() && (
            <PickButton className="btn line sm" onFiles={queue.add} isCamera>
              <Camera size={17} aria-hidden="true" />
              {t.camera}
            </PickButton>
          )}
        </div>
      </div>
      {(papers.length > 0 || rows.length > 0) && (
        <ul className="paper-rows">
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              {...{ paper, place }}
              isNew={false}
              isPlain={isReceipt}
              onView={() => view(paper.id)}
              onChange={(said) => void change(paper.id, said).catch(() => undefined)}
              onRemove={() => void remove(paper.id).catch(() => undefined)}
            />
          ))}
          {rows.map((row) =>
            row.paper ? (
              <PaperRow
                key={row.id}
                paper={row.paper}
                place={queue.place}
                isNew
                isPlain={isReceipt}
                onView={() => view(row.paper!.id)}
                onChange={(said) => void saySpecifics(row, said)}
                onRemove={() => void queue.drop(row.id).catch((error: unknown) => tellFailure(error, 'change'))}
              />
            ) : (
              <SendingRow
                key={row.id}
                row={row}
                onRetry={() => queue.retry(row.id)}
                onDrop={() => void queue.drop(row.id)}
              />
            ),
          )}
        </ul>
      )}
      {going > 0 && <p className="hint">{t.maySave}</p>}
      <Announced rows={rows} />
      <PaperViewer held={held} id={viewed} onView={view} />
    </section>
  );
}

/** Where the thing has come to stand under another id than it was meant to, what was sent for it is sent to it there. */
async function sendAnew({ papers }: Papered, id: string, sent: readonly Sending[]) {
  const there = hangingOn(papers, id);
  for (const { file } of sent)
    await there
      .send(file, newId(), () => undefined, new AbortController().signal)
      .catch((error: unknown) => tellFailure(error, 'change'));
}
