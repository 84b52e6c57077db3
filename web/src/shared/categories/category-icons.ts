import type { ExpenseCategory } from '@tzemed/contract/expenses';
import type { Hue } from '@tzemed/contract/hues';
import {
  Backpack,
  Bone,
  Ellipsis,
  GraduationCap,
  Pill,
  Scissors,
  Shield,
  Stethoscope,
  Volleyball,
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
