import type { CategoryIcon } from '@tzemed/contract/expense-categories';
import type { ExpenseCategory } from '@tzemed/contract/expenses';
import type { Hue } from '@tzemed/contract/hues';
import {
  Backpack,
  BedDouble,
  Bone,
  Camera,
  Car,
  Cookie,
  Droplets,
  Ellipsis,
  Fish,
  Footprints,
  Gift,
  GraduationCap,
  Heart,
  House,
  Pill,
  Plane,
  Scissors,
  Shield,
  Shirt,
  Sparkles,
  Stethoscope,
  Tag,
  Trophy,
  Volleyball,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** One picture for each category that is built in, wherever it is shown. */
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

/** In charts alone: elsewhere hues are of pets, and of what a home has coloured itself. */
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

/** What one's own can be drawn as. */
export const ownIcons: Record<CategoryIcon, LucideIcon> = {
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
