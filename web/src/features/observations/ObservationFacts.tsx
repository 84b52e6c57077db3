import type { Observation } from '@tzemed/contract/medical/observations';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { durationBetween } from './format-duration.ts';
import { observationTexts } from './texts.ts';

type Props = { row: Pick<Observation, 'at' | 'lastedUntil' | 'note'> };

/** Hour of an observation, how long it lasted, and its note, on one line. */
export function ObservationFacts({ row: { at, lastedUntil, note } }: Props) {
  const t = useTexts(observationTexts);
  const f = useFormats();
  return (
    <>
      <bdi className="num">{f.time(at)}</bdi>
      {lastedUntil && ` · ${t.lasted({ duration: durationBetween(at, lastedUntil) })}`}
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </>
  );
}
