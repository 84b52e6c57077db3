import '../../features/pets/pet-hero.css';
import './pet.css';
import { Bone, Bones } from '../../ui/Bones.tsx';

/** Letters of what is known of most pets: a day, a chip, whether it is neutered. */
const factWidths = [10, 15, 4];

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
        <div className="facts">
          {factWidths.map((width) => (
            <div key={width}>
              <p>
                <Bone width={6} />
              </p>
              <p>
                <Bone width={width} />
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className="pet-act" />
    </section>
    <Bones className="pet-grid" count={4} />
  </>
);
