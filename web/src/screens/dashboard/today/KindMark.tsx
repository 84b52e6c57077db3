import Bell from 'lucide-react/icons/bell';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { LucideIcon } from 'lucide-react/types';
import { sourceIcons } from '../../../features/reminders/list/source-icons.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { DayKind } from './day-parts.ts';
import { kindTexts } from './today-texts.ts';

const icons: Record<DayKind, LucideIcon> = {
  ...sourceIcons,
  appointments: Stethoscope,
  reminders: Bell,
};

/** Mark of the kind of a row, at the foot of its portrait. */
export function KindMark({ kind }: { kind: DayKind }) {
  const t = useTexts(kindTexts)[kind];
  const Icon = icons[kind];
  return (
    <span className="today-kind" title={t}>
      <Icon size={13} strokeWidth={2.4} aria-hidden="true" />
      <span className="sr">{t}</span>
    </span>
  );
}
