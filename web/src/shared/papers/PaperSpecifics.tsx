import { attachmentKinds, type AttachmentInput, type AttachmentKind } from '@tzemed/contract/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { DayFilter } from '../DayFilter.tsx';
import type { Paper } from './calls.ts';
import { paperKindTexts } from './kind-texts.ts';
import { paperTexts } from './texts.ts';

type Props = { paper: Pick<Paper, 'kind' | 'expiresOn'>; onChange: (said: AttachmentInput) => void };

/** What a paper is, and until when it holds. */
export function PaperSpecifics({ paper: { kind, expiresOn }, onChange }: Props) {
  const t = useTexts(paperTexts);
  const kinds = useTexts(paperKindTexts);
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
