import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { recordTypeIcons } from './record-type-icons.ts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { recordTypeTones } from './record-type-tones.ts';

/** The type of a record. Its colour is in the picture alone: on a whole badge it would be read as a state. */
export function RecordTypeBadge({ type }: { type: RecordType }) {
  const t = useTexts(recordTypeTexts);
  const Icon = recordTypeIcons[type];
  return (
    <Badge>
      <Icon size={14} aria-hidden="true" className={`record-icon ${recordTypeTones[type]}`} />
      {t[type]}
    </Badge>
  );
}
