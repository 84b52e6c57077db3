import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { formatBytes } from '../../shared/attachments/file-size.ts';
import { useStatistics } from './api.ts';
import { accountTexts } from './texts.ts';

/** A card of one's own homes in numbers; absent before there is a pet, and when they cannot be had. */
export function StatisticsCard() {
  const t = useTexts(accountTexts);
  const f = useFormats();
  const { data } = useStatistics();
  if (!data || data.pets + data.archivedPets === 0) return null;
  const numbers = [
    [t.pets, f.number(data.pets)],
    [t.records, f.number(data.records)],
    [t.onTime, t.outOf({ part: f.number(data.remindersOnTime), whole: f.number(data.remindersDone) })],
    [t.expensesOf({ year: String(data.year) }), f.ils(data.expensesThisYear)],
    [t.storage, formatBytes(data.storageBytes)],
  ];
  return (
    <section className="card account-numbers" aria-labelledby="account-numbers">
      <h2 id="account-numbers">{t.numbers}</h2>
      <dl>
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
