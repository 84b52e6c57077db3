import { useFormats } from '../../lib/use-formats.ts';

export type Part = { id: string; label: string; value: number; colour: string };

type Props = { parts: readonly Part[]; caption: string; /** Under the sum in the middle. */ unit: string };

/** Middle of the ring, its radius and how far apart its parts are, in units of the drawing. */
const centre = 80;
const radius = 60;
const gap = 4;
const around = 2 * Math.PI * radius;

/** How a sum is divided: a ring, and beside it what the colours mean. */
export function Donut({ parts, caption, unit }: Props) {
  const f = useFormats();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const sum = f.ilsRounded(total);
  return (
    <figure className="donut">
      <svg viewBox="0 0 160 160" aria-hidden="true">
        {ringOf(parts, total).map(({ id, colour, length, from }) => (
          <circle
            key={id}
            cx={centre}
            cy={centre}
            r={radius}
            fill="none"
            stroke={colour}
            strokeWidth="24"
            strokeDasharray={`${length} ${around}`}
            strokeDashoffset={-from}
            transform={`rotate(-90 ${centre} ${centre})`}
          />
        ))}
        <text x={centre} y={centre - 2} textAnchor="middle" className={sum.length > 9 ? 'donut-sum long' : 'donut-sum'}>
          {sum}
        </text>
        <text x={centre} y={centre + 18} textAnchor="middle" className="donut-unit">
          {unit}
        </text>
      </svg>
      <ul aria-label={caption}>
        {parts.map(({ id, label, value, colour }) => (
          <li key={id}>
            <i style={{ background: colour }} />
            {label}
            <b className="num" title={f.ils(value)}>
              {f.percent(value / total)}
              <span className="sr">, {f.ils(value)}</span>
            </b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function ringOf(parts: readonly Part[], total: number) {
  // A single part is a whole ring, without a gap.
  const space = parts.length > 1 ? gap : 0;
  let from = 0;
  return parts.map(({ id, colour, value }) => {
    const share = (value / total) * around;
    const piece = { id, colour, from, length: Math.max(share - space, 1) };
    from += share;
    return piece;
  });
}
