import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge } from '../../ui/Badge.tsx';
import { validityTexts } from './record-texts.ts';
import { validityOf } from './validity.ts';

/** Until when a vaccination holds, where a row says it. */
export function Validity({ day }: { day: string | null }) {
  const t = useTexts(validityTexts);
  const f = useFormats();
  const today = useToday(day !== null);
  if (!day) return null;
  const tone = validityOf(day, today);
  const said = { ok: t.until, warn: () => t.ends({ when: f.distance(day, today) }), danger: t.ended }[tone];
  return <Badge tone={tone}>{said({ day: f.day(day) })}</Badge>;
}
