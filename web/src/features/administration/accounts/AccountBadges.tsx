import type { FoundAccount } from '@tzemed/contract/administration/admin-accounts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { accountAdminTexts } from './texts.ts';

/** Badges of an account. */
export function AccountBadges({ account }: { account: FoundAccount }) {
  const t = useTexts(accountAdminTexts);
  const { role, isConfirmed, blockedAt, bouncedAt, deletionDueAt } = account;
  return (
    <span className="admin-badges">
      {blockedAt && <Badge tone="danger">{t.blocked}</Badge>}
      {isConfirmed ? <Badge tone="ok">{t.confirmed}</Badge> : <Badge tone="warn">{t.unconfirmed}</Badge>}
      {bouncedAt && <Badge tone="warn">{t.bounced}</Badge>}
      {deletionDueAt && <Badge tone="warn">{t.leaving}</Badge>}
      {role !== 'user' && <Badge tone="pine">{role === 'admin' ? t.isAdmin : t.isSupport}</Badge>}
    </span>
  );
}
