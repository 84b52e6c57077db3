import './admin.css';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkToAdmin } from '../../screens.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { Link } from '../../ui/Link.tsx';
import { useTabList } from '../../ui/list/use-tab-scroll.ts';
import { AccountSearch } from './accounts/AccountSearch.tsx';
import { AccountView } from './accounts/AccountView.tsx';
import { JobsSection } from './jobs/JobsSection.tsx';
import { LogSection } from './log/LogSection.tsx';
import { MailsSection } from './mails/MailsSection.tsx';
import { NoticesSection } from './notices/NoticesSection.tsx';
import { StateSection } from './state/StateSection.tsx';
import { adminTexts } from './texts.ts';

/** Sections by the last part of their address; the first is at the address itself. */
const sections = ['accounts', 'jobs', 'mails', 'notices', 'state', 'log'] as const;
type Section = (typeof sections)[number];

const shown: Readonly<Record<Section, () => ReactNode>> = {
  accounts: AccountSearch,
  jobs: JobsSection,
  mails: MailsSection,
  notices: NoticesSection,
  state: StateSection,
  log: LogSection,
};

type Props = { section: string | undefined; rowId: string | undefined };

/** A section of the administration, or an account. */
export function Admin({ section: given, rowId }: Props) {
  const t = useTexts(adminTexts);
  const list = useTabList();
  const section = sections.find((one) => one === (given ?? 'accounts'));
  if (!section || (rowId !== undefined && section !== 'accounts')) return <AppNotFoundPage />;
  const Section = shown[section];
  return (
    <div className="admin">
      <nav ref={list} className="tabs" aria-label={t.sections}>
        {sections.map((one) => (
          <Link
            key={one}
            className="tab"
            to={linkToAdmin(one === 'accounts' ? '' : one)}
            aria-current={one === section ? 'page' : undefined}
          >
            {t[one]}
          </Link>
        ))}
      </nav>
      {rowId === undefined ? <Section /> : <AccountView key={rowId} id={rowId} />}
    </div>
  );
}
