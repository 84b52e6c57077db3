import '../../features/pets/pet-hero.css';
import './pet.css';
import { Bone, Bones } from '../../ui/Bones.tsx';

/** A pet's page before it is known whose. */
export const PetPicture = () => (
  <>
    <section className="pet-hero" aria-hidden="true">
      <div className="pet-pic face-place" />
      <div className="pet-id">
        <h1>
          <Bone width={6} />
        </h1>
        <p>
          <Bone width={20} />
        </p>
      </div>
    </section>
    <Bones className="pet-grid" count={4} />
  </>
);
