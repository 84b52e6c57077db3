import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react/types';
import type { AccountActivity, AuditAction } from '@tzemed/contract/views/activity';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { accountSentences, refusedSentences } from './account-sentences.ts';
import { NotMeButton } from './NotMeButton.tsx';
import { activityTexts } from './texts.ts';

const icons: Readonly<Partial<Record<AuditAction, LucideIcon>>> = {
  signIn: LogIn,
  signOut: LogOut,
  sessionEnded: LogOut,
  passwordChanged: KeyRound,
  passwordReset: KeyRound,
  passkeyAdded: KeyRound,
  passkeyRemoved: KeyRound,
  emailVerified: Mail,
  emailChanged: Mail,
  emailRestored: Mail,
  exportStarted: Download,
  exportDownloaded: Download,
};
/** Attempts that a stranger may have made. */
const ofStrangers = new Set<AuditAction>(['signIn', 'secondFactor']);

/** Something that happened to the account, or was tried. */
export function AccountActivityRow({ activity: one }: { activity: AccountActivity }) {
  const t = useTexts(activityTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { action, isOk, count, device, title } = one;
  const refused = isOk ? undefined : refusedSentences[action];
  const sentence = useWord(refused ?? accountSentences[action]);
  const Icon = isOk ? (icons[action] ?? ShieldCheck) : TriangleAlert;
  const more = [
    ...(count > 1 ? [t.times({ count })] : []),
    ...(isOk || refused ? [] : [t.refused]),
    ...(device && device !== '?' ? [isolateDirection(device, lang)] : []),
  ];
  return (
    <li className="activity-row">
      <span className="activity-icon" data-refused={!isOk || undefined} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className="activity-words">
        <p>
          <b>{sentence}</b>
          {title !== null && `: ${isolateDirection(title, lang)}`}
        </p>
        {more.length > 0 && <p className="muted">{more.join(' · ')}</p>}
        {!isOk && ofStrangers.has(action) && <NotMeButton />}
      </div>
      <time dateTime={one.at}>{f.time(one.at)}</time>
    </li>
  );
}
