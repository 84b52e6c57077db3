import { useQuery } from '@tanstack/react-query';
import { statistics as table } from '@tzemed/contract/statistics';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { bytesInWords } from '../../shared/papers/file-words.ts';
import { accountTexts } from './texts.ts';

const calls = callsOf(table);

/** One's own homes in numbers; nothing before there is a pet, and nothing when they cannot be had. */
export function NumbersCard() {
  const t = useTexts(accountTexts);
  const f = useFormats();
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => calls.get(undefined, { signal }),
    meta: { quiet: true },
  });
  if (!data || data.pets + data.archivedPets === 0) return null;
  const numbers = [
    [t.pets, f.number(data.pets)],
    [t.records, f.number(data.records)],
    [t.onTime, t.outOf({ part: f.number(data.remindersOnTime), whole: f.number(data.remindersDone) })],
    [t.expensesOf({ year: String(data.year) }), f.ils(data.expensesThisYear)],
    [t.storage, bytesInWords(data.storageBytes)],
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
