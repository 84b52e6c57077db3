import type { Profile } from '@tzemed/contract/account/profile';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useResendConfirmation } from '../../shared/people/use-resend-confirmation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { useUpdateProfile } from './api.ts';
import type { ProfileMessage } from './profile-message.ts';
import { accountTexts } from './texts.ts';

type Props = {
  profile: Profile;
  /** Missing until the server has said so. */
  isVerified: boolean | undefined;
  onMessage: (message: ProfileMessage | null) => void;
};

/** An address that waits to be confirmed: the one that is to come, or the account's own. */
export function PendingEmailNotice({ profile: { email, pendingEmail }, isVerified, onMessage }: Props) {
  if (pendingEmail !== null) return <PendingEmail current={email} email={pendingEmail} onMessage={onMessage} />;
  return isVerified === false && <UnverifiedEmail email={email} onMessage={onMessage} />;
}

type Pending = { current: string; email: string; onMessage: Props['onMessage'] };

function PendingEmail({ current, email, onMessage }: Pending) {
  const t = useTexts(accountTexts);
  const { mutateAsync, isPending } = useUpdateProfile();
  const send = (next: string, said: ProfileMessage) =>
    void mutateAsync({ email: next }).then(
      () => onMessage(said),
      () => onMessage({ tone: 'danger', text: t.notSaved }),
    );
  const again = () => send(email, { tone: 'ok', text: t.sentAgain({ email }) });
  const takeBack = () => send(current, { tone: 'ok', text: t.takenBack });
  return (
    <Banner
      tone="info"
      action={
        <span className="row tight">
          <BannerButton isBusy={isPending} onPress={again}>
            {t.sendAgain}
          </BannerButton>
          <BannerButton isBusy={isPending} onPress={takeBack}>
            {t.takeBack}
          </BannerButton>
        </span>
      }
    >
      {t.pending({ email })}
    </Banner>
  );
}

function UnverifiedEmail({ email, onMessage }: { email: string; onMessage: Props['onMessage'] }) {
  const t = useTexts(accountTexts);
  const { mutateAsync, isPending } = useResendConfirmation();
  const send = () =>
    void mutateAsync(email).then(
      () => onMessage({ tone: 'ok', text: t.resent({ email }) }),
      () => undefined,
    );
  return (
    <Banner
      tone="warn"
      action={
        <BannerButton isBusy={isPending} onPress={send}>
          {t.sendAgain}
        </BannerButton>
      }
    >
      {t.unverifiedText}
    </Banner>
  );
}

type ButtonProps = { isBusy: boolean; onPress: () => void; children: ReactNode };

/** Not `disabled` while busy: disabling the focused button would drop the focus. */
const BannerButton = ({ isBusy, onPress, children }: ButtonProps) => (
  <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onPress}>
    {children}
  </button>
);
