import type { ReactNode } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTexts } from '../../i18n/use-texts.ts';
import { displayName, type SessionUser } from '../../lib/token.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useResend } from '../../shared/use-resend.ts';
import type { Message } from './message.ts';
import { accountTexts } from './texts.ts';

type Props = { user: SessionUser; onMessage: (message: Message) => void };

export function PersonalTab({ user, onMessage }: Props) {
  const t = useTexts(accountTexts);
  const resend = useResend();
  const { email, emailVerified, hasPassword } = user;

  async function sendAgain() {
    await resend.mutateAsync(email);
    onMessage({ tone: 'ok', text: t.resent({ email }) });
  }

  return (
    <section className="card" aria-label={t.personal}>
      <dl className="pad account-facts">
        <Fact label={t.name}>
          <bdi>{displayName(user)}</bdi>
        </Fact>
        <Fact label={t.email}>
          <span className="row tight">
            <bdi>{email}</bdi>
            {emailVerified === true && <Badge tone="ok">{t.verified}</Badge>}
            {emailVerified === false && <Badge tone="warn">{t.unverified}</Badge>}
          </span>
          {emailVerified === false && (
            <>
              <p className="muted">{t.unverifiedText}</p>
              <button
                type="button"
                className="btn line sm"
                aria-disabled={resend.isPending}
                onClick={() => !resend.isPending && void sendAgain().catch(() => undefined)}
              >
                <MailCheck size={17} aria-hidden="true" />
                {t.resend}
              </button>
            </>
          )}
        </Fact>
        {hasPassword !== undefined && <Fact label={t.signIn}>{hasPassword ? t.byPassword : t.byGoogle}</Fact>}
      </dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
