import { useTexts } from '../../i18n/use-texts.ts';
import { AuthCard } from '../auth/AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { MailLinkViews } from '../forms/MailLinkViews.tsx';
import { pageMeta } from '../page-meta.ts';
import { linkTexts } from './texts.ts';
import script from './unsubscribe.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(linkTexts.stopTitle);

/** Opened from the link in each issue of the newsletter. */
export default function UnsubscribePage() {
  const t = useTexts(linkTexts);
  return (
    <AuthCard species="bird" hue="butter">
      <MailLinkViews
        ask={{ title: t.stopTitle, text: t.stopText }}
        submit={t.stop}
        done={{ title: t.stoppedTitle, text: t.stoppedText }}
        broken={t.broken}
        toHome={t.toHome}
      />
      <FormScript src={script} codes={['linkInvalid', 'linkExpired']} />
    </AuthCard>
  );
}
