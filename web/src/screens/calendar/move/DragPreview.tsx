import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { moveTexts } from './move-texts.ts';
import { dayMonth } from '../view-range.ts';
import type { EntryActions } from '../entry-actions.ts';
import { weekdayName } from '../weekdays.ts';

/** Preview that follows the pointer during a drag, with the day that the entry would move to. */
export function DragPreview({ ways: { move, drag, petOf } }: { ways: EntryActions }) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const { entry, to } = move.lifted!;
  const pet = petOf(entry.petIds[0]!);
  return (
    <div ref={drag.ghost} className="cld-ghost" data-hue={pet?.hue ?? 'sage'} aria-hidden="true">
      <span>
        {pet && <PetPortrait pet={pet} size={24} />}
        {entry.time && <b className="num">{entry.time}</b>}
        <bdi>{entry.title}</bdi>
      </span>
      {to !== entry.day && <em>{t.to({ day: weekdayName(to, lang), date: dayMonth(to) })}</em>}
    </div>
  );
}
