import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Invitation } from '@tzemed/contract/sharing/invitations';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { EmailAddress } from '../../shared/people/EmailAddress.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { permissionPresetTexts } from '../../shared/permissions/permission-preset-texts.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useInvitations } from './api.ts';
import { invitationTexts } from './texts.ts';

type Props = { invitations: readonly Invitation[]; petOf: (id: string) => NamedPet | undefined };

/** Invited people who have not joined: open invitations, and for a month declined or expired ones. */
export function PendingInvitationsCard({ invitations, petOf }: Props) {
  const t = useTexts(invitationTexts);
  const { resend, withdraw } = useInvitations();
  const quietly = (work: Promise<unknown>, say: () => void) => void work.then(say, () => undefined);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.waiting}</h2>
      </div>
      <ul className="people">
        {invitations.map((invitation) => {
          const { id, email, state } = invitation;
          const isOpen = state === 'waiting';
          const sendAgain = () => quietly(resend(id), () => toast.success(t.sent, undefined, id));
          const takeBack = () =>
            quietly(withdraw(id), () => toast.success(isOpen ? t.withdrawn : t.forgotten, undefined, id));
          return (
            <li key={id} className="person">
              <PersonAvatar
                is="invited"
                art={isOpen ? <Mail size={19} /> : state === 'expired' ? <Hourglass size={18} /> : <X size={19} />}
              />
              <div className="person-text">
                <span className="person-name">
                  <b>
                    <EmailAddress>{email}</EmailAddress>
                  </b>
                  {!isOpen && <Badge tone="warn">{t[state]}</Badge>}
                </span>
                <small className="muted">
                  <About invitation={invitation} petOf={petOf} />
                </small>
              </div>
              <span className="person-wide">
                <button type="button" className="btn line sm" aria-label={t.resendTo({ email })} onClick={sendAgain}>
                  <Send size={15} aria-hidden="true" />
                  {t.resend}
                </button>
                <button
                  type="button"
                  className="btn ghost sm"
                  aria-label={(isOpen ? t.withdrawOf : t.forgetOf)({ email })}
                  onClick={takeBack}
                >
                  {isOpen ? t.withdraw : t.forget}
                </button>
              </span>
              <span className="person-narrow">
                <MoreMenu
                  label={email}
                  items={[
                    { icon: Send, label: t.resend, onPress: sendAgain },
                    { icon: Trash2, label: isOpen ? t.withdraw : t.forget, onPress: takeBack, isDanger: true },
                  ]}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** «אורחים של בלה · טיפול שוטף · הגישה עד 12 בדצמבר · ההזמנה בתוקף עד 4 בדצמבר» */
function About({
  invitation: { role, shares, state, expiresAt, answeredAt },
  petOf,
}: { invitation: Invitation } & Pick<Props, 'petOf'>) {
  const t = useTexts(invitationTexts);
  const names = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const untilText = useUntilText();
  const pets = shares.flatMap(({ petId }) => petOf(petId)?.name ?? []).map((name) => isolateDirection(name, lang));
  const presets = [...new Set(shares.map(({ permissions }) => names[presetOf(permissions) ?? 'custom']))];
  const ends = [...new Set(shares.map(({ until: end }) => untilText(end)).filter(Boolean))].map((end) =>
    t.access({ until: end }),
  );
  const day = f.dayAndMonth(dayOf(new Date((state === 'declined' && answeredAt) || expiresAt)));
  const until = { waiting: t.until, expired: t.expiredOn, declined: t.declinedOn }[state]({ day });
  return [role === 'owner' ? t.ownersHere : t.guestsOf({ pets: f.list(pets) }), ...presets, ...ends, until].join(
    '\u00A0· ',
  );
}
