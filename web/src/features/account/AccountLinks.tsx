import Gem from 'lucide-react/icons/gem';
import Headset from 'lucide-react/icons/headset';
import History from 'lucide-react/icons/history';
import Settings2 from 'lucide-react/icons/settings-2';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import {
  activityPage,
  adminPage,
  deskPage,
  linkTo,
  planPage,
  privacyPage,
  supportPage,
  trashPage,
} from '../../screens.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { accountTexts } from './texts.ts';

/** Pages of the account that are in no menu. */
export function AccountLinks() {
  const t = useTexts(accountTexts);
  const { hasRole } = useAuth();
  const desk = { page: deskPage, icon: Headset, word: useWord(deskPage.word) };
  const admin = { page: adminPage, icon: Settings2, word: useWord(adminPage.word) };
  const ways = [
    { page: privacyPage, icon: Lock, word: useWord(privacyPage.word) },
    { page: planPage, icon: Gem, word: useWord(planPage.word) },
    { page: activityPage, icon: History, word: useWord(activityPage.word) },
    { page: trashPage, icon: Trash2, word: useWord(trashPage.word) },
    { page: supportPage, icon: MessageCircle, word: useWord(supportPage.word) },
    ...(hasRole('support') ? [desk] : []),
    ...(hasRole('admin') ? [admin] : []),
  ];
  return (
    <nav className="card account-ways" aria-labelledby="account-ways">
      <h2 id="account-ways">{t.more}</h2>
      <ul>
        {ways.map(({ page, icon: Icon, word }) => (
          <li key={page.path}>
            <Link className="account-way" to={linkTo(page)}>
              <span className="account-way-sign" aria-hidden="true">
                <Icon size={20} />
              </span>
              <b>{word}</b>
              <ForwardArrow size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
