import type { Storage } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from './file-size.ts';
import { attachmentTexts } from './attachment-texts.ts';

/** Share of the storage from which it is shown how full it is. */
const nearlyFull = 0.8;

/** Storage use of a household that is nearly full; with several households that of the fullest, which refuses first. */
export function StorageUsage({ storage }: { storage: readonly Storage[] | undefined }) {
  const t = useTexts(attachmentTexts);
  const [fullest] = [...(storage ?? [])].sort((one, other) => other.used / other.limit - one.used / one.limit);
  if (!fullest || fullest.used / fullest.limit < nearlyFull) return null;
  const { used, limit } = fullest;
  return <p className="paper-room">{t.storage({ used: formatBytes(used), limit: formatBytes(limit) })}</p>;
}
