import type { ExpenseCategory } from '@tzemed/contract/money/expenses';
import type { Hue } from '@tzemed/contract/pets/hues';
import Backpack from 'lucide-react/icons/backpack';
import Bone from 'lucide-react/icons/bone';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Pill from 'lucide-react/icons/pill';
import Scissors from 'lucide-react/icons/scissors';
import Shield from 'lucide-react/icons/shield';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Volleyball from 'lucide-react/icons/volleyball';
import type { LucideIcon } from 'lucide-react/types';

/** Icon of each built-in category, on every screen. */
export const categoryIcons: Record<ExpenseCategory, LucideIcon> = {
  food: Bone,
  vet: Stethoscope,
  medicine: Pill,
  toys: Volleyball,
  equipment: Backpack,
  grooming: Scissors,
  training: GraduationCap,
  insurance: Shield,
  other: Ellipsis,
};

/** Used in charts alone: elsewhere colours belong to pets, and to categories that a household has coloured. */
export const categoryHues: Record<Exclude<ExpenseCategory, 'other'>, Hue> = {
  food: 'apricot',
  vet: 'sage',
  medicine: 'rose',
  toys: 'butter',
  equipment: 'sky',
  grooming: 'lilac',
  training: 'sage',
  insurance: 'sky',
};
