import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import MailX from 'lucide-react/icons/mail-x';
import { notifications as table } from '@tzemed/contract/notifications/notifications';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { linkTo, preferencesPage } from '../../../screens.ts';
import { keepLinkToken } from '../../../shared/mailed-offers/link-token.ts';
import { OfferLinkNotice } from '../../../shared/mailed-offers/OfferLinkNotice.tsx';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { MailLinkError } from './MailLinkError.tsx';
import { mailOptOutTexts } from './mail-opt-out-texts.ts';

const { mail } = callsOf(table);

/** Page of the link that stops mails of a kind: nothing happens before a button is pressed. */
export function MailOptOut() {
  const t = useTexts(mailOptOutTexts);
  usePageTitle(t.pageTitle);
  const [which] = useState(() => keepLinkToken<{ token: string }>('mail-preferences', 'token'));
  const say = useMutation({
    mutationFn: (wanted: boolean) => mail({ body: { token: which?.token ?? '', wanted } }),
    meta: { quiet: true },
  });
  if (!which || say.isError) return <MailLinkError error={say.error} onRetry={() => say.reset()} />;
  const wanted = say.data?.wanted;
  const press = (next: boolean, label: string, className: string) => (
    <button
      type="button"
      className={className}
      aria-disabled={say.isPending}
      onClick={() => (say.isPending ? undefined : say.mutate(next))}
    >
      {label}
    </button>
  );
  // Outside of the app's frame: a page for everybody.
  const all = (
    <a className="btn line" href={linkTo(preferencesPage)}>
      {t.all}
    </a>
  );
  if (wanted === false)
    return (
      <OfferLinkNotice icon={MailX} tone="info" title={t.stopped} text={t.stoppedText}>
        {press(true, t.back, 'btn line')}
        {all}
      </OfferLinkNotice>
    );
  if (wanted === true)
    return (
      <OfferLinkNotice icon={Check} tone="info" title={t.again} text={t.againText}>
        {press(false, t.stop, 'btn line')}
        {all}
      </OfferLinkNotice>
    );
  return (
    <OfferLinkNotice icon={MailX} title={t.ask} text={t.askText}>
      {press(false, t.stop, 'btn')}
      {all}
    </OfferLinkNotice>
  );
}
