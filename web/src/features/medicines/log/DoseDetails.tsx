import { useWatch } from 'react-hook-form';
import Trash2 from 'lucide-react/icons/trash';
import { brand } from '@tzemed/contract/brand';
import { correctionHours, doseInput, doseOutcomes, type Dose } from '@tzemed/contract/medical/doses';
import { reminderInput } from '@tzemed/contract/reminders/reminders';
import { dayIn as dayInput } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { dayAndTimeOf, editedInstant } from '../../../lib/time/edited-instant.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { AuthorLine } from '../../../shared/people/AuthorLine.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import type { AccessiblePet } from '../../../shared/pets/use-pets.ts';
import { useUndoableChange } from '../../../shared/save/use-undoable-change.ts';
import { saidOfSave } from '../../../shared/save/said-of.ts';
import { savedRow, useSave } from '../../../shared/save/use-save.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { doseCalls, dosesApi } from '../api.ts';
import { doseTexts } from '../doses/dose-texts.ts';
import { atTime } from '../doses/error-at-time.ts';
import { GiverField } from '../doses/GiverField.tsx';
import { useSkipReasons } from '../doses/skip-reasons.ts';
import { useGivers } from '../use-givers.ts';
import { useWhen } from '../use-when.ts';
import { logTexts } from './log-texts.ts';

const { timeZone } = brand;
const hourMs = 3_600_000;

const doseForm = z.object({
  outcome: z.enum(doseOutcomes),
  date: dayInput(),
  time: reminderInput.shape.time,
  givenBy: doseInput.shape.givenBy,
  reason: doseInput.shape.reason,
  note: doseInput.shape.note,
});

type Props = { dose: Dose; pet: AccessiblePet; onDone: () => void };

/** A dose as it was entered: corrected by whoever may, else only read; with what it said before. */
export function DoseDetails({ dose, pet, onDone }: Props) {
  const t = useTexts(logTexts);
  const { user } = useAuth();
  const now = useMinute();
  const isOwn = dose.createdBy === user?.id && now - Date.parse(dose.createdAt) <= correctionHours * hourMs;
  const mayCorrect =
    !pet.archivedAt && (canAccess(pet, dosesApi.area, 'own') || (isOwn && canAccess(pet, dosesApi.area, 'edit')));
  return mayCorrect ? (
    <Correction dose={dose} pet={pet} onDone={onDone} />
  ) : (
    <div className="form">
      <Said dose={dose} pet={pet} />
      <p className="hint">{t.locked}</p>
    </div>
  );
}

type State = Pick<Dose, 'outcome' | 'at' | 'givenBy' | 'note'> & { reason?: Dose['reason'] };

/** ניתנה על ידי אורי, אתמול ב־20:03 */
function useSaid(pet: AccessiblePet) {
  const t = useTexts(logTexts);
  const when = useWhen();
  const giverOf = useGivers();
  const reasons = useSkipReasons(pet);
  return ({ outcome, at, givenBy, reason }: State) => {
    const giver = giverOf(givenBy);
    const given = giver?.is === 'me' ? t.givenByYou : giver ? t.wasGivenBy({ name: giver.short }) : t.wasGiven;
    const skipped = [t.wasSkipped, ...(reason ? [reasons.label[reason]] : [])].join(' · ');
    return t.was({ what: outcome === 'given' ? given : skipped, when: when(at, timeZone) });
  };
}

function Said({ dose, pet }: { dose: Dose; pet: AccessiblePet }) {
  const said = useSaid(pet);
  return (
    <>
      <p>
        <b>{said(dose)}</b>
      </p>
      {dose.note && <p dir="auto">{dose.note}</p>}
      <AuthorLine row={dose} petId={pet.id} />
      <History dose={dose} pet={pet} />
    </>
  );
}

function History({ dose: { history }, pet }: { dose: Dose; pet: AccessiblePet }) {
  const t = useTexts(logTexts);
  const said = useSaid(pet);
  const when = useWhen();
  const giverOf = useGivers();
  if (history.length === 0) return null;
  return (
    <section>
      <h3>{t.history}</h3>
      <ul>
        {history.map(({ at, by, was }) => {
          const name = giverOf(by)?.short;
          const changed = when(at, timeZone);
          return (
            <li key={at}>
              {said(was)}
              {was.note && (
                <>
                  {' · '}
                  <bdi>{was.note}</bdi>
                </>
              )}
              <p className="hint">{name ? t.changedBy({ when: changed, name }) : t.changed({ when: changed })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Correction({ dose, pet, onDone }: Props) {
  const t = useTexts(logTexts);
  const said = useTexts(doseTexts);
  const actions = useTexts(actionTexts);
  const { choices: reasons } = useSkipReasons(pet);
  const { save } = useSave(dosesApi);
  const { act } = useUndoableChange('doses');
  const { id, petId, medicineId, version, plannedAt, amount } = dose;
  const form = useSchemaForm(doseForm, {
    outcome: dose.outcome,
    ...dayAndTimeOf(dose.at),
    givenBy: dose.givenBy,
    reason: dose.reason,
    note: dose.note ?? '',
  });
  const { control } = form;
  const outcome = useWatch({ control, name: 'outcome' });

  async function remove() {
    try {
      await act({
        about: id,
        send: () => doseCalls.remove({ params: { id } }),
        said: () => t.removed,
        back: () => doseCalls.restore({ params: { id } }),
      });
      onDone();
    } catch (error) {
      reportFailure(error, 'change');
    }
  }

  return (
    <Form
      form={form}
      onSubmit={async ({ date, time, outcome, givenBy, reason, note }) => {
        const body = {
          petId,
          medicineId,
          plannedAt,
          amount,
          version,
          outcome,
          at: editedInstant(date, time, dose.at),
          givenBy: outcome === 'given' ? (givenBy ?? null) : null,
          reason: outcome === 'skipped' ? (reason ?? null) : null,
          note: note ?? '',
        };
        const saved = savedRow(await save({ id, body }).catch(atTime));
        toast.success(saidOfSave(t.saved, saved));
        onDone();
      }}
    >
      <ChoiceField
        control={control}
        name="outcome"
        label={t.outcome}
        choices={[
          { value: 'given', label: t.wasGiven },
          { value: 'skipped', label: t.wasSkipped },
        ]}
      />
      <div className="grid2">
        <DayField control={control} />
        <TimeField control={control} name="time" label={said.time} required />
      </div>
      {outcome === 'given' ? (
        <GiverField control={control as never} petId={petId} />
      ) : (
        <ChoiceField control={control} name="reason" label={said.why} choices={reasons} />
      )}
      <TextField control={control} name="note" label={said.note} placeholder={said.optional} autoComplete="off" />
      <AuthorLine row={dose} petId={petId} />
      <History dose={dose} pet={pet} />
      <button type="button" className="link remove" onClick={() => void remove()}>
        <Trash2 size={18} aria-hidden="true" />
        {t.removeTitle}
      </button>
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onDone} />
    </Form>
  );
}
