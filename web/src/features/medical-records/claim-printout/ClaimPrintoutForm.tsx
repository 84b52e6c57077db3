import './claim-printout.css';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import Shield from 'lucide-react/icons/shield';
import { useNavigate } from 'react-router';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { maxClaimed } from '@tzemed/contract/money/claims';
import { LazyEmptyArt } from '../../../art/LazyEmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { claimsPage, linkTo } from '../../../screens.ts';
import { setPrefill } from '../../../shared/form/form-prefill.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { downloadPrintout } from '../../../shared/downloads/download-printout.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { historySettledAfterClose } from '../../../ui/overlay/overlay-history.ts';
import { medicalRecordsApi } from '../api.ts';
import { claimPrintoutTexts } from './claim-printout-texts.ts';

/** All that one page holds: who looks further back has forgotten to claim for years. */
const most = 100;

type Props = {
  pet: NamedPet;
  /** File name, followed by the name of the pet. */
  title: string;
  onDone: () => void;
};

/** Form to select the records of a pet that an insurer is to pay for, the latest first. */
export function ClaimPrintoutForm({ pet, title, onDone }: Props) {
  const t = useTexts(claimPrintoutTexts);
  const query = { petId: pet.id, sort: '-date', limit: most } as const;
  const found = useQueryWithFallback({
    noun: 'medicalRecords',
    part: `claim ${pet.id}`,
    query,
    load: medicalRecordsApi.load(query),
  });
  const rows = medicalRecordsApi.rowsOf(found.data);
  return (
    <>
      <LoadBanner load={found} />
      {found.isPending && <Loading />}
      {rows?.length === 0 && (
        <EmptyState art={<LazyEmptyArt name="records" />} title={t.emptyTitle} text={t.emptyText} heading="h2" />
      )}
      {rows && rows.length > 0 && (
        <Rows
          rows={rows}
          isAll={(found.data?.total ?? 0) <= most}
          name={`${title} – ${pet.name}.pdf`}
          mayKeep={canAccess(pet, 'expenses', 'edit')}
          onDone={onDone}
        />
      )}
    </>
  );
}

type RowsProps = {
  rows: MedicalRecord[];
  isAll: boolean;
  name: string;
  /** True when the selection can be kept as a claim, and followed until it is paid. */
  mayKeep: boolean;
  onDone: () => void;
};

function Rows({ rows, isAll, name, mayKeep, onDone }: RowsProps) {
  const navigate = useNavigate();
  const t = useTexts(claimPrintoutTexts);
  const f = useFormats();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const claimed = rows.filter((row) => ticked.has(row.id));
  const sum = claimed.reduce((all, { cost }) => all + Math.round((cost ?? 0) * 100), 0) / 100;

  function tick(id: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
    setRefused(false);
  }

  const isTooMuch = claimed.length > maxClaimed;
  const refusal = isTooMuch ? t.tooMany({ count: maxClaimed }) : isRefused ? t.noneTicked : undefined;

  /** True when a record is selected; otherwise shows the error. */
  function isAny() {
    if (claimed.length > 0) return true;
    setRefused(true);
    first.current?.focus();
    return false;
  }

  /** Passes the selected records and their expenses to the form of a new claim. */
  function keep() {
    if (isTooMuch || !isAny()) return;
    const { petId } = rows[0]!;
    const expenseIds = claimed.flatMap(({ expenseId }) => expenseId ?? []);
    setPrefill('claims', petId, { recordIds: claimed.map((row) => row.id), expenseIds });
    onDone();
    void historySettledAfterClose().then(() => navigate(linkTo(claimsPage, { add: 1, petId })));
  }

  async function download(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || isTooMuch || !isAny()) return;
    setBusy(true);
    const recordIds = claimed.map((row) => row.id);
    const isMade = await downloadPrintout(name, (of) =>
      of.claim({ params: { petId: rows[0]!.petId }, query: { recordIds } }),
    );
    setBusy(false);
    if (isMade) onDone();
  }

  return (
    <form className="form" onSubmit={(event) => void download(event)} noValidate>
      <p className="muted">{t.lead}</p>
      <fieldset className="field choices" aria-describedby={refusal && id}>
        <legend className="lbl">{t.treatments}</legend>
        <ul className="claim-rows">
          {rows.map((row, place) => (
            <li key={row.id}>
              <label className="check">
                <input
                  ref={place === 0 ? first : undefined}
                  type="checkbox"
                  checked={ticked.has(row.id)}
                  onChange={({ target }) => tick(row.id, target.checked)}
                />
                <span>
                  <b>
                    <bdi>{row.description}</bdi>
                  </b>{' '}
                  <small className="muted">
                    {[f.day(row.date), row.vetName, row.attachmentCount > 0 && t.papers({ count: row.attachmentCount })]
                      .filter(Boolean)
                      .map((part, at) => (
                        <span key={String(part)}>
                          {at > 0 && ' • '}
                          <bdi>{part}</bdi>
                        </span>
                      ))}
                  </small>
                </span>
                {row.cost !== null && <span className="amt num">{f.ils(row.cost)}</span>}
              </label>
            </li>
          ))}
        </ul>
        {!isAll && <p className="hint">{t.latest({ count: most })}</p>}
        {refusal && (
          <p id={id} className="err" role="alert">
            {refusal}
          </p>
        )}
      </fieldset>
      <p className="claim-sum" role="status">
        {claimed.length > 0 && (
          <>
            <span>{t.ticked({ count: claimed.length })}</span>
            {sum > 0 && <b className="amt num">{f.ils(sum)}</b>}
          </>
        )}
      </p>
      <div className="actions">
        {mayKeep && (
          <button type="button" className="btn line" aria-disabled={isTooMuch} onClick={keep}>
            <Shield size={18} aria-hidden="true" />
            {t.keep}
          </button>
        )}
        <button type="submit" className="btn" aria-disabled={isBusy || isTooMuch}>
          <FileDown size={18} aria-hidden="true" />
          {t.download}
        </button>
      </div>
    </form>
  );
}
