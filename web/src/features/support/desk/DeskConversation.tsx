import EyeOff from 'lucide-react/icons/eye-off';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { greetingName } from '@tzemed/contract/account/greeting-name';
import type { DeskMessage, DeskTicket } from '@tzemed/contract/site/support-tickets';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { deskPage, linkTo } from '../../../screens.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import AppNotFoundPage from '../../../shell/navigation/AppNotFoundPage.tsx';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { languageNames } from '../../../shell/texts.ts';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Composer } from '../conversation/Composer.tsx';
import {
  moveFocusOutOfToast,
  restoreFocusToComposer,
  restoreFocusToSubject,
  subjectId,
} from '../conversation/conversation-focus.ts';
import { Messages, type ShownMessage } from '../conversation/Messages.tsx';
import { supportTexts } from '../texts.ts';
import { useOpenedDay } from '../ticket-times.ts';
import { downloadAtDesk, useDeskChanges, useDeskReply, useDeskTicket } from './api.ts';
import { DeskBadge } from './DeskBadge.tsx';
import { deskTexts } from './texts.ts';

/** Ticket on the desk: its conversation with notes, and its author. */
export function DeskConversation({ id }: { id: string }) {
  const word = useWord(deskPage.word);
  const { search } = useLocation();
  const load = useDeskTicket(id);
  usePageTitle(load.data?.ticket.subject ?? word);
  if (load.data === null) return <AppNotFoundPage />;
  return (
    <div className="supp-desk">
      <BackLink to={linkTo(deskPage) + search} word={word} />
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={3} />}
      {load.data && <Open {...load.data} />}
    </div>
  );
}

function Open({ ticket, messages }: { ticket: DeskTicket; messages: readonly DeskMessage[] }) {
  const t = useTexts(deskTexts);
  const words = useTexts(supportTexts);
  const { user } = useAuth();
  const { id, subject, number, state, createdAt, takenBy } = ticket;
  const opened = useOpenedDay(createdAt);
  const { take, release, close, reopen } = useDeskChanges();
  const reply = useDeskReply(id);
  const isBusy = [take, release, close, reopen].some(({ isPending }) => isPending);
  const isClosed = state === 'closed';
  const send: ComponentProps<typeof Composer>['onSend'] = (said) => reply(said).then(({ message }) => message);
  const isMine = takenBy?.id === user?.id;
  const act = (label: string, className: string, onPress: () => void) => (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
      {label}
    </button>
  );
  const say = (text: string) => ({
    onSuccess: () => toast.success(text, undefined, id),
    onSettled: restoreFocusToSubject,
  });
  function undo() {
    moveFocusOutOfToast();
    reopen.mutate(id);
  }
  return (
    <div className="supp-desk-one">
      <section className="card supp-chat" aria-labelledby={subjectId}>
        <header>
          <div>
            <h1 id={subjectId} tabIndex={-1}>
              <bdi>{subject}</bdi>
            </h1>
            <p className="muted">
              {words.numbered({ number: String(number) })} · {opened}
            </p>
          </div>
          <DeskBadge state={state} />
          {!takenBy && !isClosed && act(t.take, 'btn sm', () => take.mutate(id, say(t.taken)))}
          {takenBy && !isClosed && act(t.release, 'btn line sm', () => release.mutate(id, say(t.released)))}
          {!isClosed &&
            act(words.close, 'btn line sm', () =>
              close.mutate(id, {
                onSuccess: () => toast.success(words.isClosed, { label: words.undo, onPress: undo }, id),
                onSettled: restoreFocusToSubject,
              }),
            )}
        </header>
        <Messages
          shown={messages.map((message) => shownAtDesk(message, t.note))}
          onDownload={(file) => downloadAtDesk(id, file)}
        />
        <footer>
          {isClosed && (
            <Banner
              tone="info"
              action={act(words.reopen, 'btn line sm', () =>
                reopen.mutate(id, { onSuccess: () => toast.over(id), onSettled: restoreFocusToComposer }),
              )}
            >
              {t.closedTicket}
            </Banner>
          )}
          <Composer
            draft={`supportDesk ${id}`}
            notes="choice"
            takesFiles={!isVisitor(ticket.person)}
            stands={isClosed ? 'shut' : 'open'}
            onSend={send}
          />
          {/* A closed one takes notes alone: an answer that was begun waits for it to be open, and a note is never sent as one. */}
          <Composer draft={`supportDesk ${id} note`} notes="only" stands={isClosed ? 'open' : 'kept'} onSend={send} />
        </footer>
      </section>
      <Who ticket={ticket} isMine={isMine} />
    </div>
  );
}

function shownAtDesk(message: DeskMessage, note: string): ShownMessage {
  const { isNote, from, name } = message;
  const short = greetingName({ name });
  return {
    message,
    isMine: from === 'support',
    isNote,
    name,
    who: (
      <>
        <b>
          <bdi>{short}</bdi>
        </b>
        {isNote && (
          <span className="supp-note-mark">
            <StickyNote size={14} aria-hidden="true" />
            {note}
          </span>
        )}
      </>
    ),
  };
}

/** A visitor wrote without an account, and is answered by mail. */
const isVisitor = (person: DeskTicket['person']) => person.plan === null;

/** All that is known here of whoever wrote. */
function Who({ ticket: { person, device, takenBy }, isMine }: { ticket: DeskTicket; isMine: boolean }) {
  const t = useTexts(deskTexts);
  const plans = { free: t.free, premium: t.premium };
  const lines = [
    [t.name, <bdi key="name">{person.name}</bdi>],
    [
      t.email,
      <a key="email" className="link" href={`mailto:${person.email}`} dir="ltr">
        {person.email}
      </a>,
    ],
    [t.plan, person.plan === null ? t.noAccount : plans[person.plan]],
    [t.language, languageNames[person.language]],
    [t.device, device ? <bdi key="device">{device}</bdi> : t.unsaid],
    [t.takenBy, takenBy ? isMine ? t.you : <bdi key="taken">{takenBy.name}</bdi> : t.nobody],
  ] as const;
  return (
    <aside className="card supp-who-card" aria-labelledby="supp-who">
      <h2 id="supp-who">{t.person}</h2>
      {isVisitor(person) && <p className="muted">{t.byMail}</p>}
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="supp-sees">
        <EyeOff size={16} aria-hidden="true" />
        {t.sees}
      </p>
    </aside>
  );
}
