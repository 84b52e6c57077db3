import { useId, type ReactNode } from 'react';
import Ban from 'lucide-react/icons/ban';
import Copy from 'lucide-react/icons/copy';
import CircleCheck from 'lucide-react/icons/circle-check';
import HandHeart from 'lucide-react/icons/hand-heart';
import ImageOff from 'lucide-react/icons/image-off';
import Pencil from 'lucide-react/icons/pencil';
import Pill from 'lucide-react/icons/pill';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { nounOf, targetOf } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { linkTo, outboxPage } from '../../screens.ts';
import { useDeletedBy } from '../../shared/conflict/deleted-by.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { resend, resendRestored } from './decide.ts';
import { editLink, isCompared } from './edit-link.ts';
import { changedBy, closedBy, parkedKind, petIdOf, standingRow, type ParkedKind } from './refusals.ts';
import { parkedTexts, twoDosesTexts } from './texts.ts';
import type { EntryWords } from './use-entry-words.ts';
import { useMoment } from './use-moment.ts';

type Props = {
  group: OutboxGroup;
  words: EntryWords;
  /** Asks first. */
  onGiveUp: () => void;
  /** Does not: what it says has happened already. */
  onDrop: () => void;
};

const icons: Readonly<Record<ParkedKind, LucideIcon>> = {
  twoDoses: Pill,
  closed: CircleCheck,
  notShared: HandHeart,
  gone: Trash2,
  deletedAlready: Trash2,
  stale: Users,
  noRoom: ImageOff,
  refused: Ban,
};

/** An entry that the server has refused: what happened, and what can be done. Nothing is dropped by itself. */
export function ParkedCard({ group, words, onGiveUp, onDrop }: Props) {
  const { entry } = group;
  const { pets, petOf, isPending } = usePets();
  const petId = petIdOf(entry);
  const isPetKnown = isPending || pets.length === 0 || petId === undefined ? undefined : petOf(petId) !== undefined;
  const kind = parkedKind(entry, isPetKnown);
  const { title, text } = useParkedWords(group, words, kind);
  const heading = useId();
  const Icon = icons[kind];
  return (
    <article className="card parked" aria-labelledby={heading} data-kind={kind}>
      <span className="tile parked-tile" aria-hidden="true">
        <Icon size={20} />
      </span>
      <div>
        <h2 id={heading}>{title}</h2>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <small className="muted">
          {aboutOf(words, kind)
            .filter((part) => !title.includes(part))
            .join(' · ')}
        </small>
        <div className="parked-acts">
          <Ways group={group} words={words} kind={kind} onGiveUp={onGiveUp} onDrop={onDrop} />
        </div>
      </div>
    </article>
  );
}

/** Parts of the entry that the title and the text leave out. */
const aboutOf = ({ what, about, petName = '' }: EntryWords, kind: ParkedKind) =>
  kind === 'gone' || kind === 'closed' ? [petName] : [what, ...about];

const deletedNames = {
  reminders: 'deletedReminder',
  expenses: 'deletedExpense',
  medicalRecords: 'deletedRecord',
  appointments: 'deletedAppointment',
} as const;

/** Title and text of a refusal. */
function useParkedWords(
  { entry }: OutboxGroup,
  words: EntryWords,
  kind: ParkedKind,
): { title: string; text: string[] } {
  const t = useTexts(parkedTexts);
  const doses = useTexts(twoDosesTexts);
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { nameOf } = usePeople();
  const moment = useMoment();
  const deletedBy = useDeletedBy(entry.item);
  const { name: what, petName, when } = words;
  const named = (id: string | null) => {
    const name = id === null ? undefined : nameOf(id);
    return name === undefined ? undefined : isolateDirection(name, lang);
  };
  const { message = '', errors } = entry.refusal ?? {};
  const target = targetOf(entry);
  switch (kind) {
    case 'twoDoses':
      return { title: doses.title, text: [doses.text] };
    case 'closed': {
      const { by, at } = closedBy(entry);
      const said = at === null ? '' : moment(at);
      const name = named(by);
      const text =
        by !== null && by === user?.id
          ? t.closedByYou({ when: said })
          : name
            ? t.closedText({ name, when: said })
            : t.closedBySomebody;
      return { title: t.closedBy({ what }), text: [text] };
    }
    case 'notShared':
      return {
        title: petName ? t.notShared({ name: isolateDirection(petName, lang) }) : t.notSharedUnknown,
        text: [t.notSharedText],
      };
    case 'gone': {
      const key = deletedNames[nounOf(entry.url) as keyof typeof deletedNames];
      const own =
        target?.kind === 'press'
          ? t.ownPress({ when })
          : target?.kind === 'update'
            ? t.ownEdit({ when })
            : t.ownEntry({ when });
      return {
        title: (key ? t[key] : t.deleted)({ what }),
        text: [deletedBy ? t.deletedBy({ name: isolateDirection(deletedBy, lang), own }) : own],
      };
    }
    case 'deletedAlready':
      return { title: t.alreadyDeleted({ what }), text: [t.alreadyDeletedText] };
    case 'stale': {
      const by = changedBy(entry);
      const name = by === user?.id ? undefined : named(by);
      return {
        title: name ? t.changed({ name, what }) : t.changedBySomebody({ what }),
        text: [isCompared(entry) ? t.changedText : message],
      };
    }
    case 'noRoom':
      return { title: t.noRoom, text: [t.noRoomText] };
    case 'refused':
      return {
        title: t.refused({ what: words.what }),
        text: Object.values(errors ?? {}).length > 0 ? Object.values(errors ?? {}) : [message],
      };
  }
}

/** Ways on from a refusal, the likely one first. */
function Ways({ group, words, kind, onGiveUp, onDrop }: Props & { kind: ParkedKind }) {
  const t = useTexts(parkedTexts);
  const doses = useTexts(twoDosesTexts);
  const { entry } = group;
  const link = editLink(entry);
  const press = targetOf(entry)?.kind === 'press';
  const give = (
    <Way label={t.giveUp} of={words.what} onPress={onGiveUp} isQuiet>
      {null}
    </Way>
  );
  const copy = <CopyButton text={words.text} of={words.what} />;
  const again = (
    <Way label={t.again} of={words.what} onPress={() => void resend(group)}>
      <RefreshCw size={16} aria-hidden="true" />
    </Way>
  );
  switch (kind) {
    case 'twoDoses':
      return (
        <Link
          className="btn soft sm"
          to={linkTo(outboxPage, { doses: group.key })}
          aria-label={`${doses.toChoice}: ${words.what}`}
        >
          {doses.toChoice}
        </Link>
      );
    case 'closed':
    case 'deletedAlready':
      return (
        <Way label={t.understood} of={words.what} onPress={onDrop}>
          {null}
        </Way>
      );
    case 'notShared':
      return (
        <>
          {copy}
          {give}
        </>
      );
    case 'gone': {
      const isEdit = targetOf(entry)?.kind === 'update';
      const label = press ? t.restoreWithPress : isEdit ? t.restoreWithEdit : t.restoreWithEntry;
      return (
        <>
          {!entry.file && (
            <Way label={label} of={words.what} onPress={() => void resendRestored(group)}>
              <Undo2 size={16} aria-hidden="true" />
            </Way>
          )}
          {!press && copy}
          {give}
        </>
      );
    }
    case 'stale':
      return (
        <>
          {isCompared(entry) && link ? (
            <Link className="btn soft sm" to={link} aria-label={`${t.compare}: ${words.what}`}>
              {t.compare}
            </Link>
          ) : (
            <Way
              label={t.sendAnyway}
              of={words.what}
              onPress={() => {
                const version = standingRow(entry)?.version;
                void resend(group, {
                  ...(entry.version !== undefined && { version }),
                  ...(entry.body && 'version' in entry.body && { body: { ...entry.body, version } }),
                });
              }}
            >
              {null}
            </Way>
          )}
          {copy}
          {give}
        </>
      );
    case 'noRoom':
      return (
        <>
          {again}
          {give}
        </>
      );
    case 'refused':
      return (
        <>
          {link ? (
            <Link className="btn soft sm" to={link} aria-label={`${t.edit}: ${words.what}`}>
              <Pencil size={16} aria-hidden="true" />
              {t.edit}
            </Link>
          ) : (
            again
          )}
          {copy}
          {give}
        </>
      );
  }
}

type WayProps = { label: string; of: string; onPress: () => void; isQuiet?: boolean; children: ReactNode };

const Way = ({ label, of, onPress, isQuiet, children }: WayProps) => (
  <button
    type="button"
    className={isQuiet ? 'btn line sm' : 'btn soft sm'}
    aria-label={`${label}: ${of}`}
    onClick={onPress}
  >
    {children}
    {label}
  </button>
);

function CopyButton({ text, of }: { text: string; of: string }) {
  const t = useTexts(parkedTexts);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t.copied, undefined, 'copy');
    } catch {
      toast.error(t.notCopied, undefined, 'copy');
    }
  }
  return (
    <Way label={t.copy} of={of} onPress={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
    </Way>
  );
}
