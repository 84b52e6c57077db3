import type { BuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import Activity from 'lucide-react/icons/activity';
import Footprints from 'lucide-react/icons/footprints';
import Frown from 'lucide-react/icons/frown';
import GlassWater from 'lucide-react/icons/glass-water';
import PencilLine from 'lucide-react/icons/pencil-line';
import Timer from 'lucide-react/icons/timer';
import Toilet from 'lucide-react/icons/toilet';
import Utensils from 'lucide-react/icons/utensils';
import type { LucideIcon } from 'lucide-react/types';

export const kindIcons: Readonly<Record<BuiltInKind, LucideIcon>> = {
  meal: Utensils,
  walk: Footprints,
  drink: GlassWater,
  vomiting: Frown,
  seizure: Timer,
  pain: Activity,
  toilet: Toilet,
  other: PencilLine,
};
