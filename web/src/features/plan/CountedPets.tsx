import type { Subscription } from '@tzemed/contract/account/subscription';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useHouseholdName, useHouseholds } from '../../shared/households/use-households.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { planTexts } from './texts.ts';

/** Pets that count for the plan, home by home, and those that do not. */
export function CountedPets({ homes }: Pick<Subscription, 'homes'>) {
  const t = useTexts(planTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { pets } = usePets();
  const known = useHouseholds().data?.homes ?? [];
  const homeName = useHouseholdName();
  const name = (pet: { name: string }) => isolateDirection(pet.name, lang);
  const apart = [
    ...pets.filter(({ shareId, archivedAt }) => !shareId && archivedAt).map((pet) => t.archived({ name: name(pet) })),
    ...pets.filter(({ shareId }) => shareId).map((pet) => t.shared({ name: name(pet) })),
  ];
  return (
    <section className="card plan-counted" aria-labelledby="plan-counted">
      <h2 id="plan-counted">{t.counted}</h2>
      {homes.map(({ householdId, pets: count, petLimit }) => {
        const home = known.find((one) => one.id === householdId);
        const title = homes.length > 1 && home ? t.inHomeOf({ home: homeName(home) }) : t.inHome;
        const names = pets.filter((pet) => pet.householdId === householdId && !pet.archivedAt).map(name);
        return (
          <div key={householdId} className="plan-use">
            <p className="plan-line">
              <b>{title}</b>
              <span className="num">
                {petLimit === null ? f.number(count) : t.used({ used: f.number(count), limit: f.number(petLimit) })}
              </span>
            </p>
            {petLimit !== null && <meter aria-label={title} min={0} max={petLimit} value={Math.min(count, petLimit)} />}
            {names.length > 0 && <p className="muted">{f.list(names)}</p>}
          </div>
        );
      })}
      {apart.length > 0 && (
        <div className="plan-use">
          <p className="plan-line">
            <b>{t.notCounted}</b>
            <span className="num">{f.number(apart.length)}</span>
          </p>
          <p className="muted">{f.list(apart)}</p>
        </div>
      )}
    </section>
  );
}
