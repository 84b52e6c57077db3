import type { ReactNode } from 'react';
import Scale from 'lucide-react/icons/scale';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { measuresApi } from '../../features/measures/api.ts';
import { useLastChange } from '../../features/measures/use-last-change.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMinute } from '../../lib/time/use-today.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { linkToMeasure } from '../../screens.ts';
import { useList } from '../../shared/list/use-list.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Stat } from './Stat.tsx';
import { overviewTexts } from './texts.ts';

/** Days for which a weight is news. */
const newsDays = 90;
const dayMs = 86_400_000;
/** Measures of all pets; more than most homes have. */
const all = { limit: 100 } as const;

type Weight = Measure & { latest: NonNullable<Measure['latest']> };
const isWeight = (measure: Measure): measure is Weight => measure.kind === 'weight' && measure.latest !== null;

/** The newest weight of a pet, and how it has changed; another figure where nobody was weighed of late. */
export function WeightStat({ instead }: { instead: ReactNode }) {
  const now = useMinute();
  const { activePets } = usePets();
  const { rows = [] } = useList(measuresApi, all, 'dashboard');
  const ofActive = rows.filter(isWeight).filter(({ petId }) => activePets.some(({ id }) => id === petId));
  const [newest] = ofActive.toSorted((a, b) => b.latest.takenAt.localeCompare(a.latest.takenAt));
  const pet = activePets.find(({ id }) => id === newest?.petId);
  if (!newest || !pet || now - Date.parse(newest.latest.takenAt) > newsDays * dayMs) return instead;
  return <Weight pet={pet} measure={newest} />;
}

function Weight({ pet, measure }: { pet: Pet; measure: Weight }) {
  const t = useTexts(overviewTexts);
  const { lang } = useLanguage();
  const { text, said } = useLastChange(pet, measure);
  const label = pet.sex === 'male' ? t.weighedHim : pet.sex === 'female' ? t.weighedHer : t.weight;
  return (
    <Stat
      to={linkToMeasure({ petId: pet.id, measureId: measure.id })}
      icon={Scale}
      label={label({ name: isolateDirection(pet.name, lang) })}
      value={text}
    >
      <span>{said}</span>
    </Stat>
  );
}
