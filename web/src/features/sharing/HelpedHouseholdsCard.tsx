import './sharing.css';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToPet } from '../../screens.ts';
import { permissionPresetTexts } from '../../shared/permissions/permission-preset-texts.ts';
import { sharedPermissions } from '../../shared/permissions/use-shared-by.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { Link } from '../../ui/Link.tsx';
import { sharingTexts } from './texts.ts';

/** Households of others, by their owners, with the pets that they share with the user; absent without any. */
export function HelpedHouseholdsCard({ pets }: { pets: readonly AccessiblePet[] }) {
  const t = useTexts(sharingTexts);
  const names = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const untilText = useUntilText();
  const homes = [...Map.groupBy(pets, ({ owners = [] }) => owners.join('\n')).values()];
  if (homes.length === 0) return null;
  return (
    <section className="card helped-homes" aria-labelledby="helped-homes">
      <div className="card-head">
        <h2 id="helped-homes">{t.helpedTitle}</h2>
      </div>
      {homes.map((ofHome) => (
        <div key={ofHome[0]!.id}>
          <h3>
            {t.helpedHome({ owners: f.list((ofHome[0]!.owners ?? []).map((name) => isolateDirection(name, lang))) })}
          </h3>
          <ul>
            {ofHome.map((pet) => (
              <li key={pet.id}>
                <Link to={linkToPet(pet.id)}>
                  <PetChip pet={pet} />
                </Link>
                <span className="muted">
                  {[names[presetOf(sharedPermissions(pet)) ?? 'custom'], untilText(pet.until)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
