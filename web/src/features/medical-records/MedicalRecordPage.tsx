import './record.css';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { usePets } from '../../shared/use-pets.ts';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { Bones } from '../../ui/Bones.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { useRecord } from './record-api.ts';

/** Apart, so that what it has in common with other screens does not come with them. */
const Record = lazyForm(() => import('./Record.tsx').then((module) => module.Record));

/** One record: what was done, what was given and for how long, and what it cost. */
export default function MedicalRecordPage() {
  const { recordId = '' } = useParams();
  const found = useRecord(recordId);
  const { isPending } = usePets();
  useAhead(Record, true);
  const bones = <Bones count={3} />;
  if (found.isPending || isPending) return bones;
  if (found.data)
    return (
      <Suspense fallback={bones}>
        <Record key={recordId} record={found.data} load={found} />
      </Suspense>
    );
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
