import { useTexts } from '../../i18n/use-texts.ts';
import { shownKinds } from './calendar-entries.ts';
import { calendarTexts } from './texts.ts';

/** Legend of filled, outlined and dashed entries. */
export function Legend() {
  const t = useTexts(calendarTexts);
  return (
    <ul className="cld-legend" aria-label={t.legend}>
      {shownKinds.map((kind) => (
        <li key={kind}>
          <span className="cld-ev" data-hue="apricot" data-kind={kind} aria-hidden="true" />
          {t[kind]}
        </li>
      ))}
    </ul>
  );
}
