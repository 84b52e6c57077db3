import { type MedicalRecord, recordFieldsOn } from '@tzemed/contract/medical/medical-records';
import { linkToRecord } from '../../screens.ts';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { RowTexts } from '../../ui/list/RowTexts.tsx';
import { Link } from '../../ui/Link.tsx';
import { NextVisit } from './NextVisit.tsx';
import { recordTypeIcons } from './record-type-icons.ts';
import { ValidityLabel } from './vaccinations/ValidityLabel.tsx';

/** Name cell of a record: what was done, its texts, and what follows. */
export const RecordName = ({
  record,
  record: { id, type, description, nextAppointment, validUntil, tagIds },
  isCurrent,
  isExample,
}: {
  record: MedicalRecord;
  /** True for the dose of its vaccine that counts today. */
  isCurrent: boolean;
  /** True for an example, which has no page. */
  isExample: boolean;
}) => (
  <div className="row-name">
    <RowIcon icon={recordTypeIcons[type]} />
    <div>
      <ChangeBadge id={id} />
      <p className="row-title" dir="auto">
        {isExample ? (
          description
        ) : (
          <Link className="row-open record-open" to={linkToRecord(id)}>
            {description}
          </Link>
        )}
      </p>
      <RowTexts texts={recordFieldsOn.list.map((name) => record[name])} />
      <Tags ids={tagIds} />
      <ValidityLabel day={isCurrent ? validUntil : null} />
      {/* A day that is only the end of the validity is no appointment. */}
      {nextAppointment !== validUntil && <NextVisit day={nextAppointment} />}
    </div>
  </div>
);
