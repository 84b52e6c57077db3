import { formatFeedingAmount } from '@tzemed/contract/stock/stock-texts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { EmergencyCard } from './api.ts';
import { emergencyTexts } from './texts.ts';

/** What the pet is fed. A card that was kept before it said so has no plans. */
export function FeedingTile({ plans = [] }: { plans: EmergencyCard['feedings'] | undefined }) {
  const t = useTexts(emergencyTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  if (plans.length === 0) return null;
  return (
    <section className="emergency-tile">
      <h2>{t.feeding}</h2>
      <ul>
        {plans.map(({ id, food, amount, unit, times, notes }) => (
          <li key={id} className="emergency-medicine">
            <b>
              <bdi>{food}</bdi>
            </b>
            <span>
              {formatFeedingAmount({ amount, unit }, lang)} · {f.series(times)}
            </span>
            {notes && (
              <p>
                <bdi>{notes}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
