import type { Observation } from '@tzemed/contract/medical/observations';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { RowTexts } from '../../ui/list/RowTexts.tsx';
import { useKindOf } from './use-kind-of.ts';

/** Name cell of an observation: its kind, and its note. */
export function ObservationName({ row }: { row: Observation }) {
  const { title, Icon } = useKindOf()(row);
  return (
    <div className="row-name">
      <RowIcon icon={Icon} />
      <div>
        <ChangeBadge id={row.id} />
        <p className="row-title" dir="auto">
          {title}
        </p>
        <RowTexts texts={[row.note]} />
        <Tags ids={row.tagIds} />
      </div>
    </div>
  );
}
