import Bandage from 'lucide-react/icons/bandage';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pill from 'lucide-react/icons/pill';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Syringe from 'lucide-react/icons/syringe';
import type { LucideIcon } from 'lucide-react/types';
import type { RecordType } from '@tzemed/contract/medical/medical-records';

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
