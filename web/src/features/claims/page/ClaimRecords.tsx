import { Suspense } from 'react';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkToRecord } from '../../../screens.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { NotSharedLine } from '../../../shared/permissions/lazy-not-shared.ts';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import type { AccessiblePet } from '../../../shared/pets/use-pets.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useRecordsBy } from '../api.ts';
import { claimPageTexts } from './page-texts.ts';

/** The treatments whose papers go with it, as far as they may be seen. */
export function ClaimRecords({ claim: { recordIds }, pet }: { claim: Claim; pet: AccessiblePet | undefined }) {
  const t = useTexts(claimPageTexts);
  const f = useFormats();
  const maySee = canAccess(pet, 'medicalRecords', 'view');
  const load = useRecordsBy(recordIds, maySee);
  if (!maySee)
    return (
      pet && (
        <Suspense>
          <NotSharedLine pet={pet} area="medicalRecords" />
        </Suspense>
      )
    );
  if (recordIds.length === 0) return null;
  return (
    <section className="card pad claim-part" aria-labelledby="claim-records">
      <h2 id="claim-records">
        {t.records} <span className="num muted">{recordIds.length}</span>
      </h2>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={1} />}
      <ul className="claim-things">
        {(load.data ?? []).map(({ id, description, date, vetName }) => (
          <li key={id} className="claim-row">
            <RowIcon icon={Stethoscope} />
            <div>
              <b>
                <Link to={linkToRecord(id)}>
                  <bdi>{description}</bdi>
                </Link>
              </b>
              <small className="muted claim-row-about">
                <time className="num" dateTime={date}>
                  {f.day(date)}
                </time>
                {vetName && <bdi>{vetName}</bdi>}
              </small>
            </div>
          </li>
        ))}
      </ul>
      <p className="hint">{t.recordsSay}</p>
    </section>
  );
}
