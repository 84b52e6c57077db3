import { useState } from 'react';
import { useLocation } from 'react-router';
import { texts } from '@tzemed/contract/text/texts';
import { dirOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useMinute } from '../../lib/time/use-today.ts';
import { linkTo, preferencesPage, screens } from '../../screens.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { useAuth } from '../session/auth-context.ts';
import { ClockBanner } from './ClockBanner.tsx';
import { closedNotices, closeNotice, isClosed } from './closed-notices.ts';

const noticeTexts = texts({
  bounced: {
    he: 'המיילים אליכם חוזרים: שרת הדואר של {email} לא מקבל אותם. בדקו שהכתובת בפרופיל נכונה ושיש מקום בתיבה.',
    en: 'Mails to you come back: the mail server of {email} refuses them. Check the address in your profile, and that the mailbox has room.',
    ar: 'الرسائل إليكم ترتد: خادم بريد {email} لا يقبلها. تحققوا من العنوان في الملف الشخصي ومن وجود مساحة في الصندوق.',
  },
  toProfile: { he: 'לפרופיל', en: 'To the profile', ar: 'إلى الملف الشخصي' },
});

/** The clock of a screen stands at the beginning of the minute: what begins within it is shown at once. */
const minuteMs = 60_000;

/** Pages on which a person looks after what reaches them. */
const placesOfReach = new Set([screens.dashboard, screens.profile, preferencesPage].map((page) => linkTo(page)));

/** Above the screen, in its flow: nothing is covered. */
export function SiteNotices() {
  const t = useTexts(noticeTexts);
  const { lang } = useLanguage();
  const { notices, mailBouncedAt, user } = useAuth();
  const { pathname } = useLocation();
  const now = useMinute();
  const [closed, setClosed] = useState(closedNotices);
  const isNow = ({ startsAt, endsAt }: (typeof notices)[number]) =>
    Date.parse(startsAt) < now + minuteMs && now < Date.parse(endsAt);
  const shown = notices.filter((notice) => isNow(notice) && !isClosed(closed, notice));
  const isReach = pathname === '/app' || placesOfReach.has(pathname.replace(/\/$/, ''));
  return (
    <>
      <ClockBanner />
      {shown.map((notice) => (
        <Banner
          key={`${notice.id} ${notice.version}`}
          tone={notice.level === 'warning' ? 'warn' : 'info'}
          onClose={() => setClosed(closeNotice(notice, notices))}
        >
          <span lang={notice.language} dir={dirOf(notice.language)}>
            {notice.text}
          </span>
        </Banner>
      ))}
      {mailBouncedAt !== undefined && user && isReach && (
        <Banner
          tone="warn"
          action={
            <Link className="btn line sm" to={linkTo(screens.profile)}>
              {t.toProfile}
            </Link>
          }
        >
          {t.bounced({ email: isolateDirection(user.email, lang) })}
        </Banner>
      )}
    </>
  );
}
