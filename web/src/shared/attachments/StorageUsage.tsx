import type { Storage } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from './file-size.ts';
import { attachmentTexts } from './attachment-texts.ts';

/** Share of the storage from which adding a file shows a warning. */
const nearlyFull = 0.8;

/** Storage use of the household; with several households that of the fullest, which refuses first. */
export function StorageUsage({ storage }: { storage: readonly Storage[] | undefined }) {
  const t = useTexts(attachmentTexts);
  const [fullest] = [...(storage ?? [])].sort((one, other) => other.used / other.limit - one.used / one.limit);
  if (!fullest) return null;
  const { used, limit } = fullest;
  return (
    <p className={used / limit >= nearlyFull ? 'paper-room warn' : 'paper-room'}>
      {t.storage({ used: formatBytes(used), limit: formatBytes(limit) })}
    </p>
  );
}
