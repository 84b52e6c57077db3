import * as z from 'zod/mini';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { useId, useRef, useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { longestMessage, ticketReply } from '@tzemed/contract/support-tickets';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { DraftNotice } from '../../shared/DraftNotice.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { PickButton } from '../../shared/papers/PickButton.tsx';
import { waitingTexts } from '../../shared/papers/waiting-texts.ts';
import { Form } from '../../ui/Form.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { useField } from '../../ui/use-field.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useTranslate } from '../../ui/translate.ts';
import { accepted, FileRows } from './FileRows.tsx';
import { NotSent } from './NotSent.tsx';
import { ownMessage, type Said } from './own-message.ts';
import { supportTexts } from './texts.ts';
import { useFiles, type Files } from './use-files.ts';

const written = z.object({ text: ticketReply.shape.text, isNote: z.boolean() });
type Written = z.input<typeof written>;

type Props = {
  /** Under which what is typed stays on the device. */
  draft: string;
  /** Sends it, and answers what stands under its id. */
  onSend: (
    said: Said & { id: string | undefined; isNote: boolean },
  ) => Promise<{ text: string; files: readonly { id: string }[] }>;
  /** Whether it may be a note, or can be nothing else. */
  notes?: 'none' | 'choice' | 'only';
  /** Files go along. */
  takesFiles?: boolean;
};

/** The box of the next message of a conversation. Enter is a new line; with Ctrl or Command it sends. */
export function Composer({ draft: name, onSend, notes = 'none', takesFiles = true }: Props) {
  const t = useTexts(supportTexts);
  const empty = { text: '', isNote: notes === 'only' };
  const form = useSchemaForm(written, empty);
  const isNote = useWatch({ control: form.control, name: 'isNote' });
  const [own] = useState(ownMessage);
  const draft = useDraft(form, name, { adding: own });
  const files = useFiles();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const place = useRef<HTMLDivElement>(null);

  async function send({ text, isNote }: Written) {
    setFailure(undefined);
    const fileIds = await files.ready();
    if (!fileIds) return;
    try {
      const sendIt = (said: Said & { id: string | undefined }) => onSend({ ...said, isNote });
      await own.send({ text, fileIds }, sendIt, sendIt);
    } catch (reason) {
      // Fields that are wrong say so themselves.
      if (reason instanceof ApiError && reason.errors) throw reason;
      setFailure({ reason });
      return;
    }
    files.forget();
    form.reset(empty);
    draft.forget();
    place.current?.querySelector('textarea')?.focus();
  }

  return (
    <div ref={place} className="supp-compose-place">
      <Form form={form} onSubmit={send} holdsMore={files.rows.length > 0}>
        <DraftNotice draft={draft} />
        {failure && <NotSent reason={failure.reason} />}
        {notes === 'choice' && (
          <SwitchLine
            label={t.note}
            hint={t.noteHint}
            isOn={isNote}
            onChange={(isOn) => form.setValue('isNote', isOn, { shouldDirty: true })}
          />
        )}
        {notes === 'only' && <p className="supp-note-mark">{t.note}</p>}
        <div className="supp-compose" data-note={isNote || undefined}>
          <MessageBox form={form} placeholder={isNote ? t.noteHint : t.writeHere} />
          <FileRows files={files} />
          <div className="supp-compose-acts">
            {takesFiles && <AttachButton files={files} />}
            <SendButton files={files} words={isNote ? t.saveNote : t.send} />
          </div>
        </div>
        {files.hasFailed && (
          <p className="hint" role="status">
            {t.filesWaitHere}
          </p>
        )}
      </Form>
    </div>
  );
}

function AttachButton({ files }: { files: Files }) {
  const t = useTexts(supportTexts);
  return (
    <>
      <PickButton className="icon-btn" onFiles={files.add} accept={accepted} areMany>
        <Paperclip size={20} aria-hidden="true" />
        <span className="sr">{t.attach}</span>
      </PickButton>
      <small>{t.filesLimit}</small>
    </>
  );
}

function MessageBox({ form, placeholder }: { form: UseFormReturn<Written>; placeholder: string }) {
  const t = useTexts(supportTexts);
  const translate = useTranslate();
  const id = useId();
  const { isSubmitting } = useFormState();
  const { ref, value, change, blur, message, isInvalid } = useField(form.control, 'text', { label: t.message });
  return (
    <>
      <textarea
        ref={ref}
        rows={2}
        // An empty one stands where the page begins, as what it asks for does.
        dir={value ? 'auto' : undefined}
        aria-label={t.message}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={isInvalid || undefined}
        aria-describedby={message ? id : undefined}
        placeholder={placeholder}
        // One more than is taken: it is said then that it is too long.
        maxLength={longestMessage + 1}
        // The box is emptied when its message has arrived: words that were typed meanwhile would go with it.
        readOnly={isSubmitting}
        value={value as string}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
      />
      {message && (
        <p id={id} className="err">
          {translate(message)}
        </p>
      )}
    </>
  );
}

type SendProps = { files: Files; words: string; className?: string };

/** While files are on their way it says so; one that did not get there has to go or be sent again first. */
export function SendButton({ files: { going, hasFailed }, words, className = 'btn' }: SendProps) {
  const t = useTexts(supportTexts);
  const waits = useTexts(waitingTexts);
  const { isSubmitting } = useFormState();
  const said = !isSubmitting ? words : going > 0 ? waits.waitingFor({ count: going }) : t.sending;
  return (
    <button
      type="submit"
      className={className}
      title={t.byKey}
      aria-disabled={isSubmitting || hasFailed}
      onClick={(event) => hasFailed && event.preventDefault()}
    >
      <Send size={18} aria-hidden="true" />
      {said}
    </button>
  );
}
