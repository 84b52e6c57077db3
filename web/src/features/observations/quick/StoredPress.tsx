import { useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import { maxNoteLength } from '@tzemed/contract/medical/observation-limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { PhotoButton, PressPhotos, usePressPhotos } from './PressPhotos.tsx';
import { quickTexts } from './texts.ts';
import type { Press } from './use-presses.ts';

type Stored = Press & { state: 'stored' };
type Props = {
  press: Stored;
  title: string;
  names: readonly string[];
  /** True for a kind that says nothing by itself: the note is asked for at once. */
  asksNote: boolean;
  onUndo: () => void;
  onNote: (note: string) => Promise<void>;
};

/** The press that was just stored, with its undo, and a note or photos that can follow. */
export function StoredPress({ press, title, names, asksNote, onUndo, onNote }: Props) {
  const t = useTexts(quickTexts);
  const f = useFormats();
  const photos = usePressPhotos(press.row.id);
  const [isNoting, setNoting] = useState(asksNote);
  return (
    <>
      <div className="log-stored">
        <span className="log-tick" aria-hidden="true">
          <Check size={22} />
        </span>
        <p>
          <b>
            {title} · <bdi>{f.list(names)}</bdi>
          </b>
          <small>{press.row.note ? <bdi>{press.row.note}</bdi> : t.todayAt({ time: f.time(press.at) })}</small>
          <WaitingMark id={press.row.id} />
        </p>
        {press.isUndoable && (
          <button type="button" className="link" aria-label={t.undoOf({ what: title })} onClick={onUndo}>
            {t.undo}
          </button>
        )}
      </div>
      <div className="log-more">
        {!isNoting && (
          <button type="button" className="btn soft sm" onClick={() => setNoting(true)}>
            <MessageSquare size={18} aria-hidden="true" />
            {t.addNote}
          </button>
        )}
        <PhotoButton onFiles={photos.queue.add} />
      </div>
      {isNoting && (
        <Note
          first={press.row.note ?? ''}
          onSave={async (note) => {
            await onNote(note);
            toast.success(t.noteSaved);
            setNoting(false);
          }}
        />
      )}
      <PressPhotos {...photos} />
    </>
  );
}

function Note({ first, onSave }: { first: string; onSave: (note: string) => Promise<void> }) {
  const t = useTexts(quickTexts);
  const id = useId();
  const [note, setNote] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave(note);
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  }
  return (
    <div className="log-note">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <label className="lbl" htmlFor={id}>
        {t.addNote}
      </label>
      <textarea
        id={id}
        className="control"
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        // The button that opened it is gone.
        // oxlint-disable-next-line no-autofocus
        autoFocus
      />
      <button type="button" className="btn sm" aria-disabled={isBusy} onClick={() => void save()}>
        {t.saveNote}
      </button>
    </div>
  );
}
