import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { dayOf } from '@tzemed/contract/dates/days';
import { doseCalls } from '../../features/medicines/api.ts';
import { useGivers } from '../../features/medicines/use-givers.ts';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import type { OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { newId } from '../../lib/uuid.ts';
import { linkTo, outboxPage } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { saidOfSave } from '../../shared/save/said-of.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { OptionBox } from '../../ui/field/OptionBox.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { discard, resend } from './decide.ts';
import { medicineOf, petIdOf, standingDose } from './refusals.ts';
import { twoDosesTexts } from './texts.ts';
import type { EntryWords } from './use-entry-words.ts';
import { useRefreshAfter } from './use-outbox-events.ts';

type Props = { group: OutboxGroup; words: EntryWords };
type Choice = 'one' | 'two';

/** The choice whether a dose that two people have entered was given once or twice. Nothing is chosen beforehand. */
export function TwoDoses({ group, words }: Props) {
  const t = useTexts(twoDosesTexts);
  const f = useFormats();
  const today = useToday();
  const { user, name: own } = useAuth();
  const giverOf = useGivers();
  const navigate = useNavigate();
  const refresh = useRefreshAfter();
  const [choice, choose] = useState<Choice>();
  const [isBusy, setBusy] = useState(false);
  // The same for each attempt: a lost answer makes no second dose.
  const doseId = useRef<string>(undefined);
  const { entry } = group;
  const theirs = standingDose(entry)!;
  const giver = giverOf(theirs.by);
  const name = giver?.is === 'me' ? own : (giver?.short ?? t.somebody);
  const at = new Date(entry.at).toISOString();
  const planned = (entry.body?.plannedAt ?? entry.base?.date) as string | undefined;
  const writtenAt = (entry.body?.at as string | undefined) ?? at;

  /** Enters ours besides what stands: of a reminder as a dose of its medicine. */
  async function enterBoth() {
    if (entry.isCreate) return resend(group, { body: { ...entry.body, isExtra: true } });
    doseId.current ??= newId();
    const body = {
      petId: petIdOf(entry)!,
      medicineId: medicineOf(entry)!,
      outcome: 'given' as const,
      at: writtenAt,
      isExtra: true,
    };
    const answer = await doseCalls.create({ body }, { newId: doseId.current });
    await discard(group);
    return answer;
  }

  async function save() {
    if (isBusy || choice === undefined) return;
    setBusy(true);
    try {
      const answer = await (choice === 'one' ? discard(group) : enterBoth());
      void refresh([entry]);
      toast.success(saidOfSave(choice === 'one' ? t.savedOne : t.savedTwo, answer), undefined, group.key);
      await navigate(linkTo(outboxPage), { replace: true });
    } catch (error) {
      reportFailure(error, 'change');
      setBusy(false);
    }
  }

  return (
    <div className="outbox">
      <BackLink to={linkTo(outboxPage)} word={useWord(outboxPage.word)} />
      <PageHead title={t.title} lead={t.lead({ name })} />
      <section className="card pad two-doses" aria-label={words.name}>
        <div className="two-doses-what">
          {words.pet && <PetPortrait pet={words.pet} size={44} />}
          <p>
            <b>
              <bdi>{words.name}</bdi>
            </b>
            <small className="muted">
              {planned === undefined
                ? words.petName
                : t.plannedFor({ time: f.time(planned), day: f.briefDay(dayOf(new Date(planned)), today) })}
            </small>
          </p>
        </div>
        <div className="two-doses-sides">
          <Side
            picture={<PersonAvatar is="me" name={own} {...(user && { id: user.id })} size={32} />}
            name={t.you}
            time={f.time(writtenAt)}
            where={t.fromHere}
          />
          <Side
            picture={giver && <PersonAvatar is={giver.is} name={giver.name} id={giver.id} size={32} />}
            name={name}
            time={f.time(theirs.at)}
            where={t.onServer}
          />
        </div>
      </section>
      <OptionBox
        label={t.which}
        options={[
          { value: 'one', label: t.one, text: t.oneText({ name }) },
          { value: 'two', label: t.two, text: t.twoText },
        ]}
        value={choice}
        onChange={choose}
      />
      <button
        type="button"
        className="btn two-doses-save"
        aria-disabled={choice === undefined || isBusy}
        onClick={() => void save()}
      >
        {t.save}
      </button>
    </div>
  );
}

type SideProps = { picture: ReactNode; name: string; time: string; where: string };

const Side = ({ picture, name, time, where }: SideProps) => (
  <div>
    <p>
      {picture}
      <b>
        <bdi>{name}</bdi>
      </b>
    </p>
    <b className="num two-doses-time">{time}</b>
    <small className="muted">{where}</small>
  </div>
);
