import type { CSSProperties } from 'react';
import { useFormats } from '../../lib/use-formats.ts';
import { scaleTop } from './scale-top.ts';

export type Bar = { id: string; label: string; value: number };

type Props = {
  /** In order of time; the last is the one that counts. */
  bars: readonly Bar[];
  caption: string;
  heads: readonly [what: string, amount: string];
};

/** Sums over time. It runs with the language, from the right in Hebrew, and its words grow with the text size. */
export function Bars({ bars, caption, heads }: Props) {
  const f = useFormats();
  const top = scaleTop(Math.max(...bars.map(({ value }) => value)));
  return (
    <figure className="bars">
      <div className="bars-plot" aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <span key={share} className="bars-line" style={{ '--share': share } as CSSProperties}>
            <span className="num">{f.number(top * share)}</span>
          </span>
        ))}
        {bars.map(({ id, label, value }, index) => {
          const isLast = index === bars.length - 1;
          return (
            <span key={id} className={isLast ? 'bars-column on' : 'bars-column'}>
              <span className="bar" style={{ '--share': value / top } as CSSProperties}>
                {isLast && <b className="num">{f.ilsRounded(value)}</b>}
              </span>
              <span className="bars-label">{label}</span>
            </span>
          );
        })}
      </div>
      <table className="sr">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{f.ils(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
