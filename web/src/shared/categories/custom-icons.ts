import type { CategoryIcon } from '@tzemed/contract/money/expense-categories';
import BedDouble from 'lucide-react/icons/bed-double';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import Cookie from 'lucide-react/icons/cookie';
import Droplets from 'lucide-react/icons/droplets';
import Fish from 'lucide-react/icons/fish';
import Footprints from 'lucide-react/icons/footprints';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Plane from 'lucide-react/icons/plane';
import Shirt from 'lucide-react/icons/shirt';
import Sparkles from 'lucide-react/icons/sparkles';
import Tag from 'lucide-react/icons/tag';
import Trophy from 'lucide-react/icons/trophy';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon } from 'lucide-react/types';

/** Icons for categories of a household. */
export const customIcons: Record<CategoryIcon, LucideIcon> = {
  tag: Tag,
  bed: BedDouble,
  house: House,
  footprints: Footprints,
  car: Car,
  plane: Plane,
  cookie: Cookie,
  fish: Fish,
  droplets: Droplets,
  sparkles: Sparkles,
  shirt: Shirt,
  camera: Camera,
  gift: Gift,
  trophy: Trophy,
  wrench: Wrench,
  heart: Heart,
};
