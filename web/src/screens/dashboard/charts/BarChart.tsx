import type { CSSProperties } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { withoutMarks } from '../../../lib/format.ts';

export type Bar = {
  id: string;
  label: string;
  value: number;
  /** Address of the rows behind the bar, and what they are. */ to: string;
  name: string;
};

/**
 * Sums over time, the last of which counts. It runs with the language, from the right in Hebrew. Of a month in which more came
 * back than was spent there is no bar: its sum says it.
 */
export function BarChart({ bars, caption }: { bars: readonly Bar[]; caption: string }) {
  const f = useFormats();
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="bars" aria-label={caption}>
      {bars.map(({ id, label, value, to, name }, index) => {
        const isLast = index === bars.length - 1;
        const words = isLast ? f.ilsShort(value) : f.numberShort(value);
        return (
          <li key={id} className={isLast ? 'on' : undefined}>
            <Link to={to}>
              <span className="sr">
                {name}: {f.ils(value)}
              </span>
              <span
                className="bar"
                aria-hidden="true"
                style={
                  {
                    '--share': Math.max(0, value) / top,
                    '--chars': withoutMarks(words).length,
                    '--at': index,
                  } as CSSProperties
                }
              >
                <b className="num">{words}</b>
              </span>
              <span className="bar-label" aria-hidden="true">
                {label}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
