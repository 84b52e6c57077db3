import Bone from 'lucide-react/icons/bone';
import BugOff from 'lucide-react/icons/bug-off';
import Droplets from 'lucide-react/icons/droplets';
import IdCard from 'lucide-react/icons/id-card';
import ListPlus from 'lucide-react/icons/list-plus';
import Scissors from 'lucide-react/icons/scissors';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shield from 'lucide-react/icons/shield';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import type { LucideIcon } from 'lucide-react/types';
import type { CarePlanItem } from '@tzemed/contract/care/care';

const icons: Readonly<Record<string, LucideIcon>> = {
  il_chip: IdCard,
  il_licence: ScrollText,
  il_deworm: BugOff,
  il_flea_tick: Shield,
  il_spirocerca: Sprout,
  care_water: Droplets,
  care_water_change: Droplets,
  care_meal: Bone,
  care_nails: Scissors,
  care_brush: Scissors,
  care_checkup: Stethoscope,
};

export const careIcon = ({ key, isVaccine }: Pick<CarePlanItem, 'key' | 'isVaccine'>): LucideIcon =>
  icons[key] ?? (isVaccine ? Syringe : ListPlus);
