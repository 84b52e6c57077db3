import './support.css';
import * as z from 'zod/mini';
import Clock from 'lucide-react/icons/clock';
import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { ticketInput } from '@tzemed/contract/site/support-tickets';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { linkTo, linkToTicket, newTicketPage, supportPage } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { FilePickerButton } from '../../shared/uploads/FilePickerButton.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { ticketCalls } from './api.ts';
import { SendButton } from './conversation/Composer.tsx';
import { thisBrowserDescription, browserDescription } from './browser-description.ts';
import { acceptedFileTypes, ComposerFiles } from './conversation/ComposerFiles.tsx';
import { SendFailure } from './conversation/SendFailure.tsx';
import { safeMessageSend } from './conversation/safe-message-send.ts';
import { supportTexts } from './texts.ts';
import { useMessageFiles } from './conversation/use-message-files.ts';

const { subject, message } = ticketInput.shape;
const newTicket = z.object({ subject, message, withDevice: z.boolean() });
type NewTicket = z.input<typeof newTicket>;

/** The page on which one writes to support for the first time. */
export default function NewTicketPage() {
  const t = useTexts(supportTexts);
  const title = useWord(newTicketPage.word);
  usePageTitle(title);
  const form = useSchemaForm(newTicket, { subject: '', message: '', withDevice: true });
  const [own] = useState(safeMessageSend);
  const draft = useDraft(form, 'supportTickets new', { adding: own });
  const files = useMessageFiles();
  const device = useDevice();
  const withDevice = useWatch({ control: form.control, name: 'withDevice' });
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function send({ subject, message, withDevice }: NewTicket) {
    setFailure(undefined);
    const fileIds = await files.ready();
    if (!fileIds) return;
    let ticketId = '';
    const create = async (
      { id, text, fileIds }: { id: string | undefined; text: string; fileIds: string[] },
      mayStand: boolean,
    ) => {
      const body = { subject, message: text, fileIds, ...(withDevice && device && { device }) };
      const { ticket } = await ticketCalls.create({ body }, id === undefined ? {} : { newId: id });
      ticketId = ticket.id;
      if (!mayStand) return { text, files: fileIds.map((one) => ({ id: one })) };
      // An attempt before this one may be what stands.
      if (ticket.subject !== subject.trim()) await ticketCalls.update({ params: { id: ticket.id }, body: { subject } });
      const { messages } = await ticketCalls.get({ params: { id: ticket.id } });
      return messages[0]!;
    };
    try {
      await own.send({ text: message, fileIds }, create, ({ id, ...body }) =>
        ticketCalls.reply({ params: { id: ticketId }, body }, id === undefined ? {} : { newId: id }),
      );
    } catch (reason) {
      // Fields that are wrong say so themselves.
      if (reason instanceof ApiError && reason.errors) throw reason;
      setFailure({ reason });
      return;
    }
    files.forget();
    draft.end();
    void queries.invalidateQueries({ queryKey: ['supportTickets'] });
    toast.success(t.created);
    await navigate(linkToTicket(ticketId), { replace: true });
  }

  return (
    <div className="supp-new">
      <BackLink to={linkTo(supportPage)} word={useWord(supportPage.word)} />
      <div className="page-head">
        <div className="with-help">
          <h1>{title}</h1>
          <HelpLink />
        </div>
      </div>
      <div className="card">
        <Form form={form} onSubmit={send} holdsMore={files.rows.length > 0}>
          <DraftNotice draft={draft} />
          {failure && <SendFailure reason={failure.reason} />}
          <TextField
            control={form.control}
            name="subject"
            label={t.subject}
            autoComplete="off"
            required
            isReadOnly={isSubmitting}
          />
          <TextAreaField
            control={form.control}
            name="message"
            label={t.message}
            rows={6}
            required
            isReadOnly={isSubmitting}
          />
          <div className="supp-attach" role="group" aria-labelledby="supp-attach">
            <p className="lbl">
              <span id="supp-attach">{t.files}</span> <small className="muted">{t.filesLimit}</small>
            </p>
            <ComposerFiles files={files} />
            <FilePickerButton
              className="btn line"
              onFiles={files.add}
              accept={acceptedFileTypes}
              areMany
              isOff={isSubmitting}
            >
              <Paperclip size={18} aria-hidden="true" />
              {t.attach}
            </FilePickerButton>
          </div>
          {device !== '' && (
            <CheckField
              control={form.control}
              name="withDevice"
              label={t.withDevice}
              isReadOnly={isSubmitting}
              hint={withDevice ? `\u2066${device}\u2069` : undefined}
            />
          )}
          {files.hasFailed && (
            <p className="hint" role="status">
              {t.filesWaitHere}
            </p>
          )}
          <SendButton files={files} words={t.send} className="btn supp-send" />
          <p className="hint">{t.privacy}</p>
          <p className="supp-hours">
            <Clock size={16} aria-hidden="true" />
            {t.hours}
          </p>
        </Form>
      </div>
    </div>
  );
}

/** Browser and system, as far as they are known at once and then as the browser tells them. */
function useDevice() {
  const [device, setDevice] = useState(() => browserDescription(navigator.userAgent));
  useEffect(() => {
    let isHere = true;
    void thisBrowserDescription().then((words) => isHere && setDevice(words));
    return () => void (isHere = false);
  }, []);
  return device;
}
