import '../pages.css';
import './status.css';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react/types';
import { status, statusDays, statusParts } from '@tzemed/contract/site/status';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { ScriptTexts } from '../ScriptTexts.tsx';
import script from './status.ts?worker&url';
import { statusTexts } from './texts.ts';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(statusTexts.title, statusTexts.lead);

const residents = [
  { species: 'fish', hue: 'sky' },
  { species: 'rodent', hue: 'rose' },
] as const;

/** States of all parts together; the script shows one of them. */
const states = [
  { name: 'ok', icon: CircleCheck, tone: 'ok', word: 'allOk' },
  { name: 'slow', icon: TriangleAlert, tone: 'warn', word: 'someSlow' },
  { name: 'failed', icon: CircleX, tone: 'danger', word: 'someFailed' },
  { name: 'unknown', icon: CircleHelp, tone: 'quiet', word: 'someUnknown' },
] as const satisfies readonly { name: string; icon: LucideIcon; tone: string; word: keyof typeof statusTexts }[];

const legend = [
  ['ok', 'legendOk'],
  ['slow', 'legendSlow'],
  ['failed', 'legendFailed'],
  ['unknown', 'legendUnknown'],
] as const;

/** The frame of the health of the service; its script reads what the server has measured and fills it. */
export default function StatusPage() {
  const t = useTexts(statusTexts);
  return (
    <div className="pub">
      <PageHero title={t.title} lead={t.lead} residents={residents} isTool />
      <div className="w status-page">
        <StateNow />
        <section aria-label={t.parts} className="card status-parts">
          {statusParts.map((part) => (
            <div key={part} className="status-part" data-part={part}>
              <div>
                <h2>{t[part]}</h2>
                <span className="badge" data-badge>
                  …
                </span>
              </div>
              <div
                className="status-bars"
                data-bars
                tabIndex={0}
                role="slider"
                aria-valuemin={1}
                aria-valuemax={statusDays}
                aria-valuenow={statusDays}
                aria-label={t.history({ part: t[part] })}
              />
              <p className="status-ends" data-ends>
                <span data-first>{t.daysAgo({ count: statusDays - 1 })}</span>
                <span data-available />
                <span>{t.today}</span>
              </p>
              <p className="status-day" data-day hidden />
            </div>
          ))}
        </section>
        <ul className="status-legend">
          {legend.map(([level, word]) => (
            <li key={level}>
              <i data-level={level} />
              {t[word]}
            </li>
          ))}
        </ul>
        <details className="status-table">
          <summary>{t.table}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than the screen is pushed about by arrows */}
          <div className="card" data-table tabIndex={0} role="region" aria-label={t.table} />
        </details>
        <section className="status-incidents">
          <h2>{t.incidents}</h2>
          <ul className="card" data-incidents />
          <p data-no-incidents>{t.noIncidents}</p>
        </section>
      </div>
      <ScriptTexts words={wordsOfScript(t)} />
      <script type="module" src={script} />
    </div>
  );
}

function StateNow() {
  const t = useTexts(statusTexts);
  return (
    <div className="status-now">
      <p className="sr" role="status" data-said />
      <div className="banner status-quiet" data-state="checking">
        <LoaderCircle size={28} aria-hidden="true" />
        <p className="status-checking">{t.checking}</p>
        <noscript>
          <p>
            {t.withoutScript} <a href={`/api${status.get.path}`}>/api{status.get.path}</a>
          </p>
        </noscript>
      </div>
      {states.map(({ name, icon: Icon, tone, word }) => (
        <div
          key={name}
          className={tone === 'quiet' ? 'banner status-quiet' : `banner ${tone}`}
          data-state={name}
          tabIndex={-1}
          hidden
        >
          <Icon size={28} aria-hidden="true" />
          <p>
            <b data-word>{t[word]}</b>
            <small data-checked />
          </p>
        </div>
      ))}
      <div className="banner warn" data-state="unreachable" hidden>
        <CloudOff size={28} aria-hidden="true" />
        <p data-word>{t.unreachable}</p>
        <button type="button" className="btn line sm" data-again>
          {t.again}
        </button>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useTexts<typeof statusTexts>>;

/** Words that the script fills in by itself. */
const wordsOfScript = (t: Words) => ({
  ok: t.ok,
  slow: t.slow,
  failed: t.failed,
  unknown: t.unknown,
  lastChecked: t.lastChecked({ when: '{when}' }),
  todayAt: t.todayAt({ time: '{time}' }),
  dayAt: t.dayAt({ day: '{day}', time: '{time}' }),
  daysAgo90: t.daysAgo({ count: statusDays - 1 }),
  daysAgo30: t.daysAgo({ count: 29 }),
  available: t.available({ percent: '{percent}' }),
  neverChecked: t.neverChecked,
  dayOk: t.dayOk,
  daySlow: t.daySlow({ time: '{time}' }),
  dayFailed: t.dayFailed({ time: '{time}' }),
  dayUnknown: t.dayUnknown({ time: '{time}' }),
  goesOn: t.goesOn,
  incidentTime: t.incidentTime({ day: '{day}', from: '{from}', to: '{to}' }),
  incidentSince: t.incidentSince({ day: '{day}', from: '{from}' }),
  day: t.day,
});
