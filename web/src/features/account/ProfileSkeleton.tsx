import './account.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { TabsPlaceholder } from '../../ui/list/TabsPlaceholder.tsx';
import { accountTexts } from './texts.ts';

export function ProfileSkeleton() {
  const t = useTexts(accountTexts);
  return (
    <div className="account">
      <header className="account-head">
        <span className="avatar" data-initials aria-hidden="true" />
        <div>
          <div className="with-help">
            <h1>
              <bdi data-name>{t.personal}</bdi>
            </h1>
            <HelpLink />
          </div>
          <p className="muted" data-email dir="auto">
            &nbsp;
          </p>
          <p className="muted">&nbsp;</p>
        </div>
      </header>
      <TabsPlaceholder labels={[t.personal, t.settings, t.password, t.picture]}>
        <Skeleton />
      </TabsPlaceholder>
    </div>
  );
}
