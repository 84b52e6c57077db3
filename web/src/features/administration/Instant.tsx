import { dayOf } from '@tzemed/contract/dates/days';
import { useFormats } from '../../lib/use-formats.ts';

/** Day and time in Israel. */
export function Instant({ at }: { at: string }) {
  const f = useFormats();
  return (
    <time dateTime={at} className="num">
      <bdi>
        {f.day(dayOf(new Date(at)))} {f.time(at)}
      </bdi>
    </time>
  );
}
