import type { ExpenseCategory } from '@tzemed/contract/expenses';
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

/** One picture for each category, wherever it is shown. Categories have no colours: hues belong to pets. */
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
