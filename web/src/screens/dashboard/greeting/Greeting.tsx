import { useTexts } from '../../../i18n/use-texts.ts';
import { partsOfDay } from '../../../lib/time/part-of-day.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { isLongName } from '../../../shell/user/initials.ts';
import { usePartOfDay } from './use-part-of-day.ts';
import { overviewTexts } from '../texts.ts';

/** The largest words of the dashboard: in its picture already, where dress.ts chooses among them. */
export function Greeting() {
  const t = useTexts(overviewTexts);
  const { name } = useAuth();
  const part = usePartOfDay();
  const toChoose = part ? {} : Object.fromEntries(partsOfDay.map((one) => [`data-${one}`, t[one]]));
  return (
    <h1 className={isLongName(name) ? 'long' : undefined}>
      <span {...toChoose}>{part && t[part]}</span> <bdi data-name>{name}</bdi>
    </h1>
  );
}
