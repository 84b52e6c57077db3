import '../../features/pets/pet-hero.css';
import './pet.css';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { petPage } from '../../screens.ts';
import { Bone, Bones } from '../../ui/Bones.tsx';
import { StatusPlace } from './StatusPlace.tsx';

/** A pet's page before it is known whose. */
export function PetPicture() {
  const { lang } = useLanguage();
  return (
    <>
      <section className="pet-hero" aria-hidden="true">
        <div className="pet-pic face-place" />
        <div className="pet-id">
          <h1>
            <Bone width={6} />
          </h1>
          <p>
            <Bone width={18} />
          </p>
        </div>
        <div className="pet-act" />
        <StatusPlace />
      </section>
      <div className="tabs pet-tabs" aria-hidden="true">
        {petPage.sections.map(({ path, word }) => (
          <span key={path} className="tab" data-selected={path === '' || undefined}>
            {word[lang]}
          </span>
        ))}
      </div>
      <Bones className="pet-grid" count={4} />
    </>
  );
}
