import '../../features/pets/profile/pet-hero.css';
import './pet.css';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { petPage } from '../../screens.ts';
import { SkeletonLine, Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { StatusSkeleton } from './status/StatusSkeleton.tsx';

const always = petPage.sections.filter(({ feature }) => !feature);

/** A pet's page before it is known whose. */
export function PetSkeleton() {
  const { lang } = useLanguage();
  return (
    <>
      <section className="pet-hero" aria-hidden="true">
        <div className="pet-pic face-place" />
        <div className="pet-id">
          <h1>
            <SkeletonLine width={6} />
          </h1>
          <p>
            <SkeletonLine width={18} />
          </p>
        </div>
        <div className="pet-act" />
        <StatusSkeleton />
      </section>
      <div className="tabs pet-tabs" aria-hidden="true">
        {always.map(({ path, word }) => (
          <span key={path} className="tab" data-selected={path === '' || undefined}>
            {word[lang]}
          </span>
        ))}
      </div>
      <Skeleton className="pet-grid" count={4} />
    </>
  );
}
