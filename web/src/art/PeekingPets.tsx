import { Head, type PetLooks } from './PetFace.tsx';

/** One head's width; every third stands as high as the first. */
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

/** Who looks over the edge where there is no pet yet. */
export const strangers = [
  { species: 'cat', hue: 'lilac' },
  { species: 'dog', hue: 'apricot' },
  { species: 'bird', hue: 'butter' },
] as const;
