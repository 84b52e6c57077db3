import Ban from 'lucide-react/icons/ban';
import LogOut from 'lucide-react/icons/log-out';
import MailCheck from 'lucide-react/icons/mail-check';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, Suspense, useState } from 'react';
import type { AdminAccount } from '@tzemed/contract/administration/admin-accounts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { linkToAdmin } from '../../../screens.ts';
import { lazyFormWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import AppNotFoundPage from '../../../shell/navigation/AppNotFoundPage.tsx';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { AdminLoad } from '../AdminLoad.tsx';
import { accountCalls, useAdminAction, useAdminRead } from '../api.ts';
import { Facts } from '../Facts.tsx';
import { Instant } from '../Instant.tsx';
import { adminTexts } from '../texts.ts';
import { AccountBadges } from './AccountBadges.tsx';
import { accountAdminTexts } from './texts.ts';

const BlockForm = lazyFormWithoutPrefetch(() => import('./BlockForm.tsx').then((module) => module.BlockForm));

/** State of one account, and what can be done to it. */
export function AccountView({ id }: { id: string }) {
  const t = useTexts(accountAdminTexts);
  const words = useTexts(adminTexts);
  const load = useAdminRead(['account', id], (signal) => accountCalls.get({ params: { id } }, { signal }));
  usePageTitle(load.data?.account.email ?? words.accounts);
  if (load.data === null) return <AppNotFoundPage />;
  return (
    <>
      <BackLink to={linkToAdmin()} word={t.back} />
      <AdminLoad load={load} />
      {load.data && <Account account={load.data.account} />}
    </>
  );
}

function Account({ account }: { account: AdminAccount }) {
  const t = useTexts(accountAdminTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const { user } = useAuth();
  const { id, email, name, blockReason, isConfirmed, sessions } = account;
  const isOwn = user?.id === id;
  const params = { params: { id } };
  const endSessions = useAdminAction(() => accountCalls.endSessions(params));
  const resend = useAdminAction(() => accountCalls.resend(params));
  const unblock = useAdminAction(() => accountCalls.unblock(params));
  const [isEnding, askToEnd] = useState(false);
  const blocking = useEditDialog<never>();
  const isBusy = [endSessions, resend, unblock].some(({ isPending }) => isPending);
  const said = (text: string) => ({ onSuccess: () => toast.success(text) });
  const act = (icon: ReactNode, label: string, onPress: () => void, look = 'btn line') => (
    <button type="button" className={look} aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
      {icon}
      {label}
    </button>
  );
  const dueAt = (at: string) => (blockReason ? t.deletionRests : <Instant at={at} />);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.created, <Instant key="at" at={account.createdAt} />],
    [t.lastSeen, account.lastSeenAt ? relativeTime(account.lastSeenAt, now, lang) : t.never],
    [t.plan, account.plan === 'premium' ? t.premium : t.free],
    [t.factor, account.hasSecondFactor ? t.on : t.off],
    [t.passkeys, account.passkeys],
    ...(account.blockedAt ? [[t.blockedAt, <Instant key="at" at={account.blockedAt} />] as const] : []),
    ...(account.bouncedAt ? [[t.bouncedAt, <Instant key="at" at={account.bouncedAt} />] as const] : []),
    ...(account.deletionDueAt ? [[t.deletionDue, dueAt(account.deletionDueAt)] as const] : []),
  ];
  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="admin-email">
            <bdi>{email}</bdi>
          </h1>
          <p>
            <bdi>{name}</bdi>
          </p>
        </div>
        <AccountBadges account={account} />
      </div>
      {blockReason && (
        <Banner
          tone="danger"
          action={act(null, t.unblock, () => unblock.mutate(undefined, said(t.unblocked)), 'btn line sm')}
        >
          {t.blockedSince({ reason: t[blockReason] })}
        </Banner>
      )}
      <div className="admin-columns">
        <section className="card admin-part" aria-labelledby="admin-details">
          <h2 id="admin-details">{t.details}</h2>
          <Facts facts={facts} />
          {isOwn ? (
            <p className="muted">{t.own}</p>
          ) : (
            <div className="admin-acts">
              {act(<LogOut size={18} aria-hidden="true" />, t.endSessions, () => askToEnd(true))}
              {!isConfirmed &&
                act(<MailCheck size={18} aria-hidden="true" />, t.resend, () =>
                  resend.mutate(undefined, said(t.resent)),
                )}
              {!blockReason &&
                account.role !== 'admin' &&
                act(<Ban size={18} aria-hidden="true" />, t.block, blocking.add)}
            </div>
          )}
        </section>
        <section className="card admin-part" aria-labelledby="admin-devices">
          <h2 id="admin-devices">
            {t.sessions} <Badge>{sessions.length}</Badge>
          </h2>
          {sessions.length === 0 && <p className="muted">{t.noSessions}</p>}
          <ul className="admin-devices">
            {sessions.map(({ device, createdAt, lastSeenAt }) => (
              <li key={createdAt}>
                <span className="admin-sign" aria-hidden="true">
                  {device === '?' ? <ShieldCheck size={20} /> : <MonitorSmartphone size={20} />}
                </span>
                <div>
                  <b>
                    <bdi>{device === '?' ? t.unknownDevice : device}</bdi>
                  </b>
                  <p className="muted">{t.seen({ when: relativeTime(lastSeenAt, now, lang) })}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Confirm
        title={t.endSessions}
        question={t.endQuestion({ email: isolateDirection(email, lang) })}
        action={t.endSessions}
        isOpen={isEnding}
        onConfirm={() => endSessions.mutateAsync(undefined, said(t.ended))}
        onClose={() => askToEnd(false)}
      />
      <Modal title={t.block} isOpen={blocking.isOpen} onClose={blocking.close}>
        <Suspense fallback={<Loading />}>
          <BlockForm id={id} onDone={blocking.close} />
        </Suspense>
      </Modal>
    </>
  );
}
