import './sharing.css';
import type { Pet } from '@tzemed/contract/pets/pets';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, screens } from '../../screens.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { permissionPresetTexts } from '../../shared/permissions/permission-preset-texts.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { usePetAccess } from './api.ts';
import { sharingTexts } from './texts.ts';

/** To an owner: who else is here. Absent where nobody is, and nobody was asked. */
export function PetAccessCard({ pet }: { pet: Pet }) {
  const t = useTexts(sharingTexts);
  const names = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { user } = useAuth();
  const untilText = useUntilText();
  const known = usePetAccess(pet.id);
  if (!known) return null;
  const { owners, shares } = known;
  const guests = shares.filter(({ state }) => state === 'active');
  const waiting = shares.filter(({ state }) => state === 'waiting').length;
  if (owners.length + guests.length + waiting < 2) return null;
  const people = [
    ...owners.map(({ userId, name }) => ({
      id: userId,
      name,
      said: isolateDirection(name, lang),
      is: userId === user?.id ? ('me' as const) : ('owner' as const),
    })),
    ...guests.map(({ id, name: called, email, permissions, until }) => {
      const name = called ?? email;
      const preset = [names[presetOf(permissions) ?? 'custom'], untilText(until)].filter(Boolean).join(', ');
      return { id, name, said: t.guestAs({ name: isolateDirection(name, lang), preset }), is: 'guest' as const };
    }),
  ];
  return (
    <section className="shared-note">
      <span className="shared-people">
        {people.map(({ id, name, is }) => (
          <PersonAvatar key={id} is={is} name={name} size={40} />
        ))}
      </span>
      <div>
        <h2>{t.whoSees({ pet: isolateDirection(pet.name, lang) })}</h2>
        <p>
          {f.list(people.map(({ said }) => said))}
          {'. '}
          {waiting > 0 && t.waiting({ count: waiting })}
        </p>
      </div>
      <Link className="link" to={linkTo(screens.home)}>
        {t.toHome}
        <ForwardArrow size={16} />
      </Link>
    </section>
  );
}
