import Ban from 'lucide-react/icons/ban';
import { dayOf } from '@tzemed/contract/dates/days';
import type { HomeGuest } from '@tzemed/contract/sharing/households';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import type { Grant } from '@tzemed/contract/sharing/sharing';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { permissionPresetTexts } from '../../shared/permissions/permission-preset-texts.ts';
import { describePermissions } from '../../shared/permissions/describe-permissions.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { homeTexts } from './texts.ts';

type Props = {
  guests: readonly HomeGuest[];
  petOf: (id: string) => NamedPet | undefined;
  onChange: (guest: HomeGuest) => void;
  onEnd: (guest: HomeGuest) => void;
};

/** Guests of a household, and their permissions for each pet. */
export function GuestsCard({ guests, petOf, onChange, onEnd }: Props) {
  const t = useTexts(homeTexts);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.guests}</h2>
        <small className="muted">{t.guestsText}</small>
      </div>
      <ul className="people">
        {guests.map((guest) => (
          <li key={guest.userId} className="guest">
            <div className="person">
              <PersonAvatar is="guest" name={guest.name} id={guest.userId} />
              <div className="person-text">
                <b>
                  <bdi>{guest.name}</bdi>
                </b>
                <LastSeen at={guest.lastSeenAt} />
              </div>
              {/* The button covers the whole row on a phone. */}
              <button
                type="button"
                className="person-open"
                aria-label={t.changeRightsOf({ name: guest.name })}
                onClick={() => onChange(guest)}
              >
                <span className="btn line sm">{t.changeRights}</span>
                <ForwardArrow size={20} />
              </button>
              <span className="person-more">
                <MoreMenu
                  label={t.more({ name: guest.name })}
                  items={[{ icon: Ban, label: t.endAll, onPress: () => onEnd(guest), isDanger: true }]}
                />
              </span>
            </div>
            <ul className="grants">
              {guest.shares.map((grant) => (
                <GrantLine key={grant.id} grant={grant} pet={petOf(grant.petId)} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «טיפול שוטף · תזכורות: עריכה. …» */
function GrantLine({ grant: { permissions, until }, pet }: { grant: Grant; pet: NamedPet | undefined }) {
  const names = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const untilText = useUntilText();
  return (
    <li className="grant">
      <PetChip pet={pet} />
      <p>
        <b>{names[presetOf(permissions) ?? 'custom']}</b> · {until && `${untilText(until)} · `}
        {describePermissions(lang).line(permissions)}
      </p>
    </li>
  );
}

function LastSeen({ at }: { at: string | null }) {
  const t = useTexts(homeTexts);
  const f = useFormats();
  const today = useToday();
  if (!at) return <small className="muted">{t.neverSeen}</small>;
  const seenDay = dayOf(new Date(at));
  const day = f.briefDay(seenDay, today);
  return (
    <small className="muted">{t.seen({ when: seenDay === today ? t.atTime({ day, time: f.time(at) }) : day })}</small>
  );
}
