import type { Change } from '@tzemed/contract/items/changes';
import { useTexts } from '../../i18n/use-texts.ts';
import { currentSession } from '../../lib/session/session.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { changeTexts } from './change-texts.ts';

/** Text of changes made elsewhere, with the author if known; for several changes, their number. */
export function useChangeTexts() {
  const t = useTexts(changeTexts);
  const { nameOf } = usePeople();
  return (lines: readonly Change[]) => {
    const [line] = lines;
    if (!line || lines.length > 1) return t.several({ count: lines.length });
    const { noun, what, who } = line;
    const key = `${noun}${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    const said = key in t ? (t[key as 'expensesMade'] as string) : t.several({ count: 1 });
    // A change made on another device of the same user names nobody.
    const name = who && who !== currentSession()?.user.id && nameOf(who);
    return name ? t.by({ what: said, name }) : t.now({ what: said });
  };
}
