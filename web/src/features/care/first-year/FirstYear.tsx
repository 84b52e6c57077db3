import { type KeyboardEvent, useId, useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { CarePlanItem } from '@tzemed/contract/care/care';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { shortMonth } from '../../../lib/time/month-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { phoneScreen } from '../../../ui/screen-widths.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { firstYearTexts } from './first-year-texts.ts';
import { lanesOf, monthsOfLife, placeOf, type YearLane, type YearMark } from './first-year.ts';

type Props = {
  pet: Pet;
  birthDate: string;
  items: readonly CarePlanItem[];
  today: string;
  /** Goes to the row of an item. */
  onOpen: (item: CarePlanItem) => void;
};

/** The first year of a puppy or kitten: a chart of its months, on phones a list of them. */
export function FirstYear(props: Props) {
  const t = useTexts(firstYearTexts);
  const f = useFormats();
  const id = useId();
  const isNarrow = useMediaQuery(phoneScreen);
  const { pet, birthDate, items, today } = props;
  const lanes = lanesOf(items, birthDate, today);
  if (lanes.length === 0) return null;
  const marks = lanes.flatMap((lane) => lane.marks);
  const done = marks.filter(({ kind }) => kind === 'done').length;
  return (
    <section className="card care-year" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{isNarrow ? t.short : t.title({ name: pet.name })}</h2>
        <span className="muted">
          {isNarrow ? t.counted({ done, all: marks.length }) : t.born({ day: f.day(birthDate) })}
        </span>
      </div>
      {isNarrow ? <Months {...props} lanes={lanes} /> : <Chart {...props} lanes={lanes} />}
    </section>
  );
}

type Drawn = Props & { lanes: readonly YearLane[] };

function useMarkWords() {
  const t = useTexts(firstYearTexts);
  const f = useFormats();
  const when = ({ from, to }: YearMark) => (from === to ? f.day(from) : t.span({ from: f.day(from), to: f.day(to) }));
  const stateOf = ({ kind, item }: YearMark) => (kind !== 'maybe' ? t[kind] : item.isOptional ? t.optional : t.depends);
  return {
    t,
    when,
    stateOf,
    name: (mark: YearMark) => t.markAt({ title: mark.item.title, state: stateOf(mark), day: when(mark) }),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Chart({ birthDate, today, lanes, onOpen }: Drawn) {
  const { t, when, stateOf, name } = useMarkWords();
  const { lang } = useLanguage();
  const months = monthsOfLife(birthDate).slice(0, 12);
  const place = useRef<HTMLDivElement>(null);
  // One stop for the Tab key; arrows move on from there.
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const lane = Math.min(at[0], lanes.length - 1);
  const nth = Math.min(at[1], lanes[lane]!.marks.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = document.documentElement.dir === 'rtl';
    const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1, Home: -99, End: 99 }[event.key];
    const jump = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined && jump === undefined) return;
    event.preventDefault();
    const nextLane = Math.max(0, Math.min(lanes.length - 1, lane + (jump ?? 0)));
    const last = lanes[nextLane]!.marks.length - 1;
    const next = Math.max(0, Math.min(last, nth + (step ?? 0)));
    setAt([nextLane, next]);
    place.current?.querySelector<HTMLElement>(`[data-mark="${nextLane} ${next}"]`)?.focus();
  }

  return (
    <>
      <div className="year" ref={place} role="group" aria-label={t.keys}>
        <div className="year-months" aria-hidden="true">
          {months.map((first, month) => (
            <span key={first}>
              <b>{shortMonth(lang, first)}</b>
              {month === 0 ? t.atBirth : month < 3 ? t.monthAge({ count: month }) : month}
            </span>
          ))}
        </div>
        {lanes.map(({ key, title, marks }, laneAt) => (
          <div className="year-lane" key={key}>
            <b>{title}</b>
            <div>
              {marks.map((mark, markAt) => {
                const [from, to] = [placeOf(mark.from, birthDate), placeOf(mark.to, birthDate)];
                const isWide = mark.from !== mark.to;
                return (
                  <button
                    key={`${mark.item.step} ${mark.from}`}
                    type="button"
                    className={isWide ? 'year-span' : 'year-dot'}
                    data-kind={mark.kind}
                    data-mark={`${laneAt} ${markAt}`}
                    style={{ insetInlineStart: percent(from), ...(isWide && { inlineSize: percent(to - from) }) }}
                    tabIndex={laneAt === lane && markAt === nth ? 0 : -1}
                    title={name(mark)}
                    aria-label={name(mark)}
                    onKeyDown={onKeyDown}
                    onFocus={() => setAt([laneAt, markAt])}
                    onClick={() => onOpen(mark.item)}
                  >
                    {mark.kind === 'done' && <Check size={13} strokeWidth={3} aria-hidden="true" />}
                    {mark.kind === 'late' && !isWide && <Clock size={13} aria-hidden="true" />}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
        <div className="year-now" aria-hidden="true" style={{ '--at': placeOf(today, birthDate) } as object}>
          <span>{t.today}</span>
        </div>
      </div>
      <ul className="year-legend" aria-hidden="true">
        {(['done', 'day', 'window', 'maybe'] as const).map((kind) => (
          <li key={kind}>
            <i className={kind === 'window' ? 'year-span' : 'year-dot'} data-kind={kind}>
              {kind === 'done' && <Check size={10} strokeWidth={3} />}
            </i>
            {t[kind]}
          </li>
        ))}
      </ul>
      <table className="sr">
        <thead>
          <tr>
            <th>{t.what}</th>
            <th>{t.state}</th>
            <th>{t.when}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.flatMap(({ marks }) =>
            marks.map((mark) => (
              <tr key={`${mark.item.key} ${mark.item.step} ${mark.from}`}>
                <td>{mark.item.title}</td>
                <td>{stateOf(mark)}</td>
                <td>{when(mark)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}

/** The same by months of life; those that are over and done are one line. */
function Months({ birthDate, today, lanes, onOpen }: Drawn) {
  const { t, when, stateOf } = useMarkWords();
  const { lang } = useLanguage();
  const months = monthsOfLife(birthDate);
  const marks = lanes
    .flatMap((lane) => lane.marks)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const current = Math.max(0, months.findIndex((first) => first > today) - 1);
  const ofMonth = (nth: number) => marks.filter(({ from }) => from >= months[nth]! && from < months[nth + 1]!);
  const before = marks.filter(({ from, kind }) => kind === 'done' && from < months[current]!);
  const lateBefore = marks.filter(({ from, kind }) => kind !== 'done' && from < months[current]!);
  const line = (mark: YearMark) => (
    <li key={`${mark.item.key} ${mark.item.step} ${mark.from}`} data-kind={mark.kind}>
      <button type="button" onClick={() => onOpen(mark.item)}>
        <b>{mark.item.title}</b>
        <small>{mark.kind === 'day' || mark.kind === 'window' ? when(mark) : `${stateOf(mark)} · ${when(mark)}`}</small>
      </button>
    </li>
  );
  return (
    <ol className="year-list">
      {before.length > 0 && (
        <li>
          <p>
            <b>{shortMonth(lang, months[0]!)}</b>
            <small>{t.atBirth}</small>
          </p>
          <ul>
            <li data-kind="done">
              <details>
                <summary>{t.pastMonths({ count: before.length })}</summary>
                <ul>{before.map(line)}</ul>
              </details>
            </li>
          </ul>
        </li>
      )}
      {months.slice(current, 12).map((first, offset) => {
        const nth = current + offset;
        const here = [...(offset === 0 ? lateBefore : []), ...ofMonth(nth)];
        if (here.length === 0) return null;
        return (
          <li key={first} data-now={offset === 0 || undefined}>
            <p>
              <b>{shortMonth(lang, first)}</b>
              <small>{nth === 0 ? t.atBirth : t.monthAge({ count: nth })}</small>
            </p>
            <ul>{here.map(line)}</ul>
          </li>
        );
      })}
    </ol>
  );
}
