import { InstallHint } from './InstallHint.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { useUpdateOffer } from './use-update-offer.ts';
import { useWorker } from './use-worker.ts';

/** Worker, updates, badge, and the offer to install. */
export function DeviceHost() {
  useWorker();
  useUpdateOffer();
  useAppBadge();
  return <InstallHint />;
}
