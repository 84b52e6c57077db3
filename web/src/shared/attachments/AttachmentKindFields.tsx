import { attachmentKinds, type AttachmentInput, type AttachmentKind } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { DayFilter } from '../filters/DayFilter.tsx';
import type { AttachmentInfo } from './attachment-calls.ts';
import { attachmentKindTexts } from './attachment-kind-texts.ts';
import { attachmentTexts } from './attachment-texts.ts';

type Props = { paper: Pick<AttachmentInfo, 'kind' | 'expiresOn'>; onChange: (said: AttachmentInput) => void };

/** Kind and expiry day of an attachment. */
export function AttachmentKindFields({ paper: { kind, expiresOn }, onChange }: Props) {
  const t = useTexts(attachmentTexts);
  const kinds = useTexts(attachmentKindTexts);
  const options = [
    { id: '', label: t.noKind },
    ...attachmentKinds.map((id: AttachmentKind) => ({ id: id as string, label: kinds[id] })),
  ];
  return (
    <div className="paper-specifics">
      <SelectBox
        label={t.kind}
        options={options}
        value={kind ?? ''}
        onChange={(id) => onChange({ kind: (id || null) as AttachmentKind | null })}
      />
      <DayFilter
        label={t.expiresOn}
        value={expiresOn ?? ''}
        onChange={(day) => onChange({ expiresOn: day || null })}
        hasFocus={false}
      />
    </div>
  );
}
