import {
  Bandage,
  ClipboardCheck,
  Ellipsis,
  HeartPulse,
  type LucideIcon,
  Pill,
  Stethoscope,
  Syringe,
} from 'lucide-react';
import type { RecordType } from '@tzemed/contract/medical-records';

/** The picture of a type, wherever one stands for it. */
export const recordTypeIcons: Record<RecordType, LucideIcon> = {
  vet_visit: Stethoscope,
  vaccination: Syringe,
  surgery: Bandage,
  checkup: ClipboardCheck,
  treatment: HeartPulse,
  medication: Pill,
  other: Ellipsis,
};
