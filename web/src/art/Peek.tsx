import { Head, type Looks } from './faces.tsx';

/** One head's width; every third stands as high as the first. */
const step = 118;
const lift = [0, 8, 3];

/** Heads peeking over the lower edge of whatever holds them. */
export function Peek({ pets }: { pets: readonly Looks[] }) {
  return (
    <svg viewBox={`0 0 ${pets.length * step} 96`} className="peek" aria-hidden="true">
      {pets.map((pet, index) => (
        <g key={index} transform={`translate(${index * step} ${lift[index % 3]})`}>
          <Head {...pet} />
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
