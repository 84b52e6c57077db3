import './account.css';
import { Suspense, useState } from 'react';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { UserAvatar } from '../../shell/user/UserAvatar.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Banner } from '../../ui/Banner.tsx';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { useProfile } from './api.ts';
import type { ProfileMessage } from './profile-message.ts';
import { StatisticsCard } from './StatisticsCard.tsx';
import { accountTexts } from './texts.ts';

const PersonalTab = lazyForm(() => import('./PersonalTab.tsx').then((module) => module.PersonalTab));
const SettingsTab = lazyForm(() => import('./SettingsTab.tsx').then((module) => module.SettingsTab));
const PasswordTab = lazyForm(() => import('./PasswordTab.tsx').then((module) => module.PasswordTab));

const PictureTab = lazyForm(() => import('./PictureTab.tsx').then((module) => module.PictureTab));

const tabs = ['personal', 'settings', 'password', 'picture'] as const;

export default function ProfilePage() {
  const t = useTexts(accountTexts);
  usePageTitle(useWord(screens.profile.word));
  const { user, name } = useAuth();
  const { chosen, replace } = useFilters({ tab: isOneOf(tabs) });
  const [message, setMessage] = useState<ProfileMessage | null>(null);
  const tab = chosen.tab ?? 'personal';
  usePrefetch(PersonalTab, tab === 'personal');
  usePrefetch(SettingsTab, tab === 'settings');
  usePrefetch(PasswordTab, tab === 'password');
  usePrefetch(PictureTab, tab === 'picture');
  if (!user) return null;
  return (
    <div className="account">
      <header className="account-head">
        <UserAvatar name={name} picture={user.profilePicture} />
        <div>
          <div className="with-help">
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <HelpLink />
          </div>
          <p className="muted" dir="auto">
            {user.email}
          </p>
          <Since />
        </div>
      </header>
      {message && (
        <Banner tone={message.tone} onClose={() => setMessage(null)}>
          {message.text}
        </Banner>
      )}
      <div className="account-columns" data-wide={tab === 'password' || undefined}>
        <Tabs
          label={t.tabs}
          items={tabs.map((id) => ({ id, label: t[id] }))}
          selected={tab}
          onSelect={(next) => {
            setMessage(null);
            replace({ tab: next === 'personal' ? '' : next });
          }}
        >
          {tab === 'personal' && (
            <Suspense fallback={<Skeleton count={3} />}>
              <PersonalTab user={user} onMessage={setMessage} />
            </Suspense>
          )}
          {tab === 'settings' && (
            <Suspense fallback={<Skeleton count={3} />}>
              <SettingsTab user={user} onMessage={setMessage} />
            </Suspense>
          )}
          {tab === 'picture' && (
            <Suspense fallback={<Skeleton count={3} />}>
              <PictureTab user={user} onMessage={setMessage} />
            </Suspense>
          )}
          {tab === 'password' && (
            <Suspense fallback={<Skeleton count={3} />}>
              <PasswordTab user={user} onMessage={setMessage} />
            </Suspense>
          )}
        </Tabs>
        <div className="account-aside">
          <AccountLinks />
          <StatisticsCard />
        </div>
      </div>
    </div>
  );
}

function Since() {
  const t = useTexts(accountTexts);
  const f = useFormats();
  const { data } = useProfile();
  // The line is reserved from the start, so that nothing moves when the month is known.
  return <p className="muted">{data ? t.since({ month: f.month(data.createdAt) }) : '\u00a0'}</p>;
}
