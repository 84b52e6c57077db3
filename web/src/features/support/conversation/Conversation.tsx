import Clock from 'lucide-react/icons/clock';
import { useEffect } from 'react';
import { greetingName } from '@tzemed/contract/account/greeting-name';
import type { SupportTicket, TicketMessage } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { download, useReply, useTicketChanges, type useTicket } from '../api.ts';
import { ClosedTicketNotice } from './ClosedTicketNotice.tsx';
import { Composer } from './Composer.tsx';
import { moveFocusOutOfToast, restoreFocusToComposer, restoreFocusToSubject, subjectId } from './conversation-focus.ts';
import { Messages, type ShownMessage } from './Messages.tsx';
import { TicketStateBadge } from '../TicketStateBadge.tsx';
import { supportTexts } from '../texts.ts';
import { useOpenedDay } from '../ticket-times.ts';

type Props = { id: string; load: ReturnType<typeof useTicket> };

/** Conversation with support: its messages, and the box for the next one. */
export function Conversation({ id, load }: Props) {
  return (
    <section className="card supp-chat" aria-labelledby={load.data ? subjectId : undefined}>
      {load.data ? (
        <Open key={id} {...load.data} />
      ) : (
        <div className="supp-wait">
          <LoadBanner load={load} />
          {load.isPending && <Skeleton count={3} />}
        </div>
      )}
    </section>
  );
}

function Open({ ticket, messages }: { ticket: SupportTicket; messages: readonly TicketMessage[] }) {
  const t = useTexts(supportTexts);
  const { id, subject, number, state, createdAt, reopenUntil } = ticket;
  const opened = useOpenedDay(createdAt);
  const { close, reopen, read } = useTicketChanges(id);
  const reply = useReply(id);
  useRead(ticket.unread > 0 ? messages.at(-1)?.id : undefined, read);
  const isBusy = close.isPending || reopen.isPending;
  function undo() {
    moveFocusOutOfToast();
    reopen.mutate();
  }
  const onClose = () =>
    close.mutate(undefined, {
      onSuccess: () => toast.success(t.isClosed, { label: t.undo, onPress: undo }, id),
      onSettled: restoreFocusToSubject,
    });
  return (
    <>
      <header>
        <div>
          <h2 id={subjectId} tabIndex={-1}>
            <bdi>{subject}</bdi>
          </h2>
          <p className="muted">
            {t.numbered({ number: String(number) })} · {opened}
          </p>
        </div>
        <TicketStateBadge state={state} />
        {state !== 'closed' && (
          <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            {t.close}
          </button>
        )}
      </header>
      <Messages shown={messages.map((message) => shownTo(message, t.team))} onDownload={download} />
      <footer>
        {state === 'closed' && (
          <ClosedTicketNotice
            reopenUntil={reopenUntil}
            isBusy={isBusy}
            onReopen={() =>
              reopen.mutate(undefined, { onSuccess: () => toast.over(id), onSettled: restoreFocusToComposer })
            }
          />
        )}
        <Composer
          draft={`supportTickets ${id}`}
          stands={state === 'closed' ? 'shut' : 'open'}
          onSend={(said) => reply(said).then(({ message }) => message)}
        />
        <p className="supp-hours">
          <Clock size={16} aria-hidden="true" />
          {t.hours}
        </p>
      </footer>
    </>
  );
}

function shownTo(message: TicketMessage, team: string): ShownMessage {
  if (message.from === 'person') return { message, isMine: true };
  const who = (
    <>
      <b>
        <bdi>{greetingName({ name: message.name })}</bdi>
      </b>{' '}
      · {team}
    </>
  );
  return { message, isMine: false, name: message.name, who };
}

/** Marks answers as read up to the newest message on the screen, once it is looked at. */
function useRead(newest: string | undefined, read: (upTo: string) => void) {
  useEffect(() => {
    if (newest === undefined) return undefined;
    const look = () => document.visibilityState === 'visible' && read(newest);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [newest, read]);
}
