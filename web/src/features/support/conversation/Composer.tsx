import * as z from 'zod/mini';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { maxMessageLength, ticketReply } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { DraftNotice } from '../../../shared/form/DraftNotice.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { FilePickerButton } from '../../../shared/uploads/FilePickerButton.tsx';
import { pendingUploadTexts } from '../../../shared/uploads/pending-upload-texts.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SwitchLine } from '../../../ui/field/SwitchLine.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { useTranslate } from '../../../ui/translate.ts';
import { acceptedFileTypes, ComposerFiles } from './ComposerFiles.tsx';
import { restoreFocusToSubject } from './conversation-focus.ts';
import { SendFailure } from './SendFailure.tsx';
import { safeMessageSend, type MessageDraft } from './safe-message-send.ts';
import { supportTexts } from '../texts.ts';
import { useMessageFiles, type MessageFiles } from './use-message-files.ts';

const written = z.object({ text: ticketReply.shape.text, isNote: z.boolean() });
type Written = z.input<typeof written>;

type Props = {
  /** Name under which the device keeps the typed words. */
  draft: string;
  /** Sends it, and answers what stands under its id. */
  onSend: (
    said: MessageDraft & { id: string | undefined; isNote: boolean },
  ) => Promise<{ text: string; files: readonly { id: string }[] }>;
  /** `choice`: a message may be a note; `only`: it can be nothing else. */
  notes?: 'none' | 'choice' | 'only';
  /** Files go along. */
  takesFiles?: boolean;
  /** `kept`: shown only while it holds words or files; `shut`: as `kept`, and takes and sends nothing but a note. */
  stands?: 'open' | 'kept' | 'shut';
};

/** The box of the next message of a conversation. Enter is a new line; with Ctrl or Command it sends. */
export function Composer({ draft: name, onSend, notes = 'none', takesFiles = true, stands = 'open' }: Props) {
  const t = useTexts(supportTexts);
  const empty = { text: '', isNote: notes === 'only' };
  const form = useSchemaForm(written, empty);
  const { isSubmitting } = form.formState;
  const [isNote, text] = useWatch({ control: form.control, name: ['isNote', 'text'] });
  const [own] = useState(safeMessageSend);
  const draft = useDraft(form, name, { adding: own });
  const files = useMessageFiles();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const place = useRef<HTMLDivElement>(null);
  const isShown = stands === 'open' || text !== '' || files.rows.length > 0;
  const isShut = stands === 'shut' && !isNote;
  const watchFocus = useFocusAfter(isShown);

  async function send({ text, isNote }: Written) {
    if (isShut) return;
    setFailure(undefined);
    const fileIds = await files.ready();
    if (!fileIds) return;
    try {
      const sendIt = (said: MessageDraft & { id: string | undefined }) => onSend({ ...said, isNote });
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

  if (!isShown) return null;
  return (
    <div ref={place} className="supp-compose-place" {...watchFocus}>
      <Form form={form} onSubmit={send} holdsMore={files.rows.length > 0}>
        <DraftNotice draft={draft} />
        {failure && !isShut && <SendFailure reason={failure.reason} />}
        {notes === 'choice' && (
          <SwitchLine
            label={t.note}
            hint={t.noteHint}
            isOn={isNote}
            isDisabled={isSubmitting || stands === 'shut'}
            onChange={(isOn) => form.setValue('isNote', isOn, { shouldDirty: true })}
          />
        )}
        {notes === 'only' && <p className="supp-note-mark">{t.note}</p>}
        <div className="supp-compose" data-note={isNote || undefined} data-shut={isShut || undefined}>
          <MessageBox
            form={form}
            label={notes === 'only' ? t.note : t.message}
            isShut={isShut}
            placeholder={isNote ? t.noteHint : t.writeHere}
          />
          <ComposerFiles files={files} />
          <div className="supp-compose-acts">
            {takesFiles && <AttachButton files={files} isOff={isSubmitting || isShut} />}
            <SendButton files={files} words={isNote ? t.saveNote : t.send} isOff={isShut} />
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

function AttachButton({ files, isOff }: { files: MessageFiles; isOff: boolean }) {
  const t = useTexts(supportTexts);
  return (
    <>
      <FilePickerButton className="icon-btn" onFiles={files.add} accept={acceptedFileTypes} areMany isOff={isOff}>
        <Paperclip size={20} aria-hidden="true" />
        <span className="sr">{t.attach}</span>
      </FilePickerButton>
      <small>{t.filesLimit}</small>
    </>
  );
}

/** Brings the focus to the subject when the box goes that has it. An element that is removed tells of no blur. */
function useFocusAfter(isShown: boolean) {
  const isWithin = useRef(false);
  useEffect(() => {
    if (isShown || !isWithin.current) return;
    isWithin.current = false;
    restoreFocusToSubject();
  }, [isShown]);
  return { onFocus: () => void (isWithin.current = true), onBlur: () => void (isWithin.current = false) };
}

type BoxProps = { form: UseFormReturn<Written>; label: string; isShut: boolean; placeholder: string };

function MessageBox({ form, label, isShut, placeholder }: BoxProps) {
  const translate = useTranslate();
  const id = useId();
  const { isSubmitting } = useFormState();
  const { ref, value, change, blur, message, isInvalid } = useField(form.control, 'text', { label });
  return (
    <>
      <textarea
        ref={ref}
        rows={2}
        // An empty one stands where the page begins, as what it asks for does.
        dir={value ? 'auto' : undefined}
        aria-label={label}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={isInvalid || undefined}
        aria-describedby={message ? id : undefined}
        placeholder={placeholder}
        // One character more than allowed, so that the form can say that the text is too long.
        maxLength={maxMessageLength + 1}
        // The box is emptied when its message has arrived: words that were typed meanwhile would go with it.
        readOnly={isSubmitting || isShut}
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

type SendProps = { files: MessageFiles; words: string; isOff?: boolean; className?: string };

/** Says that files are on their way; one that did not get there has to go or be sent again first. */
export function SendButton({ files: { going, hasFailed }, words, isOff = false, className = 'btn' }: SendProps) {
  const t = useTexts(supportTexts);
  const waiting = useTexts(pendingUploadTexts);
  const { isSubmitting } = useFormState();
  const isHeld = isOff || hasFailed;
  const said = !isSubmitting ? words : going > 0 ? waiting.waitingFor({ count: going }) : t.sending;
  return (
    <button
      type="submit"
      className={className}
      title={t.byKey}
      aria-disabled={isSubmitting || isHeld}
      onClick={(event) => isHeld && event.preventDefault()}
    >
      <Send size={18} aria-hidden="true" />
      {said}
    </button>
  );
}
