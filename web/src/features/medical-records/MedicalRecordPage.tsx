import './record/record.css';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { useRecord } from './record/record-api.ts';

/** Apart, so that what it has in common with other screens does not come with them. */
const Record = lazyForm(() => import('./record/RecordView.tsx').then((module) => module.RecordView));

/** Page of one record: what was done, what was given and for how long, and what it cost. */
export default function MedicalRecordPage() {
  const { recordId = '' } = useParams();
  const found = useRecord(recordId);
  const { isPending } = usePets();
  usePrefetch(Record, true);
  const bones = <Skeleton count={3} />;
  if (found.isPending || isPending) return bones;
  if (found.data)
    return (
      <Suspense fallback={bones}>
        <Record key={recordId} record={found.data} load={found} />
      </Suspense>
    );
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
