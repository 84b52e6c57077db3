import { Head, type PetLooks } from './PetFace.tsx';

/** Width of one head; every third head is as high as the first. */
const step = 104;
const lift = [3, 0, 6];

type Props = { pets: readonly PetLooks[]; areAsleep?: boolean };

/** Heads peeking over the lower edge of whatever holds them, or sleeping there. */
export function PeekingPets({ pets, areAsleep = false }: Props) {
  return (
    <svg viewBox={`0 0 ${pets.length * step + 16} 84`} className="peek" aria-hidden="true">
      {pets.map((pet, index) => (
        <g key={index} transform={`translate(${index * step} ${lift[index % 3]})`}>
          <Head {...pet} eyes={areAsleep ? 'shut' : 'open'} />
        </g>
      ))}
    </svg>
  );
}

/** Animals that peek over the edge when the user has no pet yet. */
export const strangers = [
  { species: 'cat', hue: 'lilac' },
  { species: 'dog', hue: 'apricot' },
  { species: 'bird', hue: 'butter' },
] as const;
