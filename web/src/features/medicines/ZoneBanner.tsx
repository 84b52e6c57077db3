import { useState } from 'react';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { lastUsedChoices, saveLastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Banner } from '../../ui/Banner.tsx';
import { zoneTexts } from './zone-texts.ts';

type Props = {
  courses: readonly Medicine[];
  onMove: (course: Medicine, timezone: string, said: string) => Promise<unknown>;
};

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Zones that show the same time now and in half a year are one clock. */
const clockOf = (timeZone: string) =>
  [0, 182]
    .map((days) =>
      new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(Date.UTC(new Date().getUTCFullYear(), 0, 1 + days, 12)),
      ),
    )
    .join();
const pairOf = (zone: string, here: string) => `${zone} ${here}`;

/** Asks once, on a device in another time zone than the courses, which clock counts. */
export function ZoneBanner({ courses, onMove }: Props) {
  const t = useTexts(zoneTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const here = deviceZone();
  const [kept, keep] = useState(() => lastUsedChoices().zones ?? []);
  const asked = courses.filter(
    ({ timezone, schedule }) =>
      schedule === 'times' && clockOf(timezone) !== clockOf(here) && !kept.includes(pairOf(timezone, here)),
  );
  const [first] = asked;
  if (!first) return null;
  const zone = first.timezone;
  const moved = asked.filter(({ timezone }) => timezone === zone);
  const placeOf = (timeZone: string) => nameOfZone(timeZone, localeOf[lang]);
  const said = { zone: placeOf(zone), here: placeOf(here) };
  async function move() {
    try {
      for (const course of moved) await onMove(course, here, t.moved(said));
    } catch (error) {
      reportFailure(error, 'change');
    }
  }
  return (
    <Banner
      tone="info"
      action={
        <span className="row tight">
          <button
            type="button"
            className="btn line sm"
            onClick={() => {
              const zones = [...kept, pairOf(zone, here)];
              saveLastUsedChoices({ zones });
              keep(zones);
            }}
          >
            {t.keep(said)}
          </button>
          <button type="button" className="btn soft sm" onClick={() => void move()}>
            {t.move(said)}
          </button>
        </span>
      }
    >
      {t.question({ ...said, names: f.list(moved.map(({ name }) => isolateDirection(name, lang))) })}
    </Banner>
  );
}

const nameOfZone = (timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
