import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { shareUntilTexts } from './share-until-texts.ts';

/** «עד 12 בדצמבר»; with its year where that is another. '' for a share without an end. */
export function useUntilText() {
  const t = useTexts(shareUntilTexts);
  const f = useFormats();
  const today = useToday();
  return (until: string | null | undefined) =>
    until ? t.until({ day: until.slice(0, 4) === today.slice(0, 4) ? f.dayAndMonth(until) : f.day(until) }) : '';
}
