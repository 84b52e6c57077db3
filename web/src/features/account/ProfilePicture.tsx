import './account.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { HelpLink } from '../../shared/HelpLink.tsx';
import { Bones } from '../../ui/Bones.tsx';
import { TabsPlace } from '../../ui/TabsPlace.tsx';
import { accountTexts } from './texts.ts';

export function ProfilePicture() {
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
      <TabsPlace labels={[t.personal, t.settings, t.password, t.picture]}>
        <Bones />
      </TabsPlace>
    </div>
  );
}
