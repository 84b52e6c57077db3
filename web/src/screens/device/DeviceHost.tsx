import { InstallHint } from './InstallHint.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { useStoredData } from './use-stored-data.ts';
import { useUpdateOffer } from './use-update-offer.ts';
import { useWorker } from './use-worker.ts';

/** Worker, updates, badge, stored data, and the offer to install. */
export function DeviceHost() {
  useWorker();
  useUpdateOffer();
  useAppBadge();
  useStoredData();
  return <InstallHint />;
}
