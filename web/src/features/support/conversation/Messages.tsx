import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';
import type { TicketFile, TicketMessage } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { MessageFile } from './MessageFile.tsx';
import { supportTexts } from '../texts.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useNewMessageMarks } from './use-new-message-marks.ts';

export type ShownMessage = {
  message: TicketMessage;
  isMine: boolean;
  /** Name in the circle, said before the words; none of one's own messages. */
  name?: string | undefined;
  who?: ReactNode;
  isNote?: boolean;
};

type Props = { shown: readonly ShownMessage[]; onDownload: (file: TicketFile) => Promise<unknown> };

/** A conversation, day by day, the newest last. A new message is read out, and marked for a moment. */
export function Messages({ shown, onDownload }: Props) {
  const t = useTexts(supportTexts);
  const f = useFormats();
  const today = useToday();
  const fresh = useNewMessageMarks(shown.map(({ message }) => message.id));
  const last = shown.at(-1);
  const { foot, isBelow, show } = useStickToBottom(last?.message.id, last?.isMine ?? false);
  const days = Map.groupBy(shown, ({ message }) => dayOf(new Date(message.createdAt)));
  return (
    // A region that scrolls is reached by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="supp-messages" role="log" aria-live="polite" aria-label={t.messages} tabIndex={0}>
      {[...days].map(([day, some]) => (
        <section key={day} aria-label={f.relativeDay(day, today)}>
          <p className="supp-day">
            <span>{f.relativeDay(day, today)}</span>
          </p>
          <ul>
            {some.map(({ message, isMine, name, who, isNote = false }) => (
              <li
                key={message.id}
                className="supp-message"
                data-mine={isMine || undefined}
                data-note={isNote || undefined}
                data-fresh={(!isMine && fresh.has(message.id)) || undefined}
              >
                {name !== undefined && <PersonAvatar is={isNote ? 'guest' : 'owner'} name={name} size={36} />}
                <div>
                  {who && <p className="supp-who">{who}</p>}
                  <p className="supp-text" dir="auto">
                    {message.text}
                  </p>
                  {message.files.map((file) => (
                    <MessageFile key={file.id} file={file} onDownload={onDownload} />
                  ))}
                  <time dateTime={message.createdAt} className="num">
                    {f.time(message.createdAt)}
                  </time>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div ref={foot} className="supp-foot" />
      {isBelow && (
        <button type="button" className="btn sm supp-pill" onClick={show}>
          <ArrowDown size={16} aria-hidden="true" />
          {t.newMessage}
        </button>
      )}
    </div>
  );
}
