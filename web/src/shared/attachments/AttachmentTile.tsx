import { addDays } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { InlineTags } from '../tags/Tags.tsx';
import { formatBytes } from './file-size.ts';
import { FileName } from './FileName.tsx';
import { attachmentKindTexts } from './attachment-kind-texts.ts';
import { attachmentTexts } from './attachment-texts.ts';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import type { SourcedAttachment } from './use-attachment-file.ts';

/** Days before its end from which a paper is shown in the colour of a warning. */
const soon = 60;

type Props = SourcedAttachment & { today: string; onView: () => void };

/** A paper on a page: pressed, it is looked at. */
export function AttachmentTile({ paper, place, today, onView }: Props) {
  const t = useTexts(attachmentTexts);
  const kinds = useTexts(attachmentKindTexts);
  const f = useFormats();
  const { name, kind, type, size, pages, expiresOn } = paper;
  return (
    <button type="button" className="paper-tile" onClick={onView}>
      <span className="paper-picture">
        <AttachmentThumb paper={paper} place={place} />
        {pages !== null && <span className="badge">{t.pages({ count: pages })}</span>}
      </span>
      <b>
        <FileName name={name} />
      </b>
      <small>
        {kind ? kinds[kind] : type === 'application/pdf' ? 'PDF' : t.picture} • {formatBytes(size)}
      </small>
      {expiresOn && (
        <Badge tone={expiresOn < today ? 'danger' : expiresOn < addDays(today, soon) ? 'warn' : 'ok'}>
          {t.until({ day: f.day(expiresOn) })}
        </Badge>
      )}
      <InlineTags ids={paper.tagIds} />
    </button>
  );
}
