import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { texts } from '@tzemed/contract/text/texts';
import { pathInLang } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { homePath } from '../../../lib/session/return-path.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { OfferLinkNotice } from '../../../shared/mailed-offers/OfferLinkNotice.tsx';
import { mailedOfferTexts } from '../../../shared/mailed-offers/texts.ts';

const failedTexts = texts({
  gone: {
    he: 'מה שהקישור מוביל אליו כבר לא כאן',
    en: 'What this link leads to is gone',
    ar: 'ما يقود إليه الرابط لم يعد هنا',
  },
  goneText: {
    he: 'אולי נמחק, או שאין לכם עוד גישה אליו.',
    en: 'It may have been deleted, or you no longer have access to it.',
    ar: 'ربما حُذف، أو لم يعد لديكم وصول إليه.',
  },
  expired: { he: 'תוקף הקישור פג', en: 'This link has expired', ar: 'انتهت صلاحية الرابط' },
  expiredText: {
    he: 'באפליקציה אפשר לעשות את זה בכל זמן.',
    en: 'You can do it in the app at any time.',
    ar: 'يمكن فعل ذلك في التطبيق في أي وقت.',
  },
  invalid: { he: 'הקישור אינו שלם', en: 'This link is not whole', ar: 'الرابط غير كامل' },
  invalidText: {
    he: 'אולי נחתך בהעתקה. פתחו אותו שוב מתוך המייל.',
    en: 'It may have been cut when it was copied. Open it again from the mail.',
    ar: 'ربما قُطع عند النسخ. افتحوه من الرسالة من جديد.',
  },
  unsure: { he: 'לא הצלחנו להגיע לשרת', en: 'We could not reach the server', ar: 'تعذّر الوصول إلى الخادم' },
  unsureText: {
    he: 'שום דבר לא הלך לאיבוד. נסו שוב בעוד רגע.',
    en: 'Nothing is lost. Try again in a moment.',
    ar: 'لم يضع شيء. حاولوا مرة أخرى بعد لحظة.',
  },
});

/** Reason that a mailed link can't be used, and the way out; without an error the link has no secret at all. */
export function MailLinkError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(failedTexts);
  const ui = useTexts(uiTexts);
  const met = useTexts(mailedOfferTexts);
  const { lang } = useLanguage();
  const isIn = useAuth().status === 'signedIn';
  const status = error instanceof ApiError ? error.status : undefined;
  const why = !error || status === 422 ? 'invalid' : status === 410 ? 'expired' : status === 404 ? 'gone' : 'unsure';
  if (why === 'unsure')
    return (
      <OfferLinkNotice icon={CloudOff} tone="warn" title={t.unsure} text={t.unsureText}>
        <button type="button" className="btn" onClick={onRetry}>
          {ui.retry}
        </button>
      </OfferLinkNotice>
    );
  return (
    <OfferLinkNotice icon={Hourglass} title={t[why]} text={t[`${why}Text`]}>
      <a className="btn line" href={isIn ? homePath : pathInLang(lang, '/')}>
        {isIn ? met.toDashboard : met.toFront}
      </a>
    </OfferLinkNotice>
  );
}
