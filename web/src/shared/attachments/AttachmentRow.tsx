import CircleCheck from 'lucide-react/icons/circle-check';
import Maximize from 'lucide-react/icons/maximize';
import Trash2 from 'lucide-react/icons/trash';
import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { formatBytes } from './file-size.ts';
import { FileName } from './FileName.tsx';
import { AttachmentKindFields } from './AttachmentKindFields.tsx';
import { isProvisional } from '../../lib/offline/outbox/outbox-state.ts';
import { attachmentTexts } from './attachment-texts.ts';
import { AttachmentThumb } from './AttachmentThumb.tsx';
import type { SourcedAttachment } from './use-attachment-file.ts';

type Props = SourcedAttachment & {
  isNew: boolean;
  /** Hides the fields for kind and expiry day. */
  isPlain: boolean | undefined;
  onView: () => void;
  onChange: (said: AttachmentInput) => void;
  onRemove: () => void;
};

/** A paper that is there, in a form. */
export function AttachmentRow({ paper, place, isNew, isPlain, onView, onChange, onRemove }: Props) {
  const t = useTexts(attachmentTexts);
  const { name, size } = paper;
  return (
    <li className="paper-row">
      <AttachmentThumb paper={paper} place={place} />
      <div className="paper-said">
        <b>
          <FileName name={name} />
        </b>
        <p className="muted">
          <span className="paper-ok">
            <CircleCheck size={16} aria-hidden="true" />
            {isProvisional(paper) ? t.stored : isNew ? t.uploaded : t.attached}
          </span>
          {' • '}
          {formatBytes(size)}
        </p>
      </div>
      <div className="paper-acts">
        <IconButton icon={Maximize} label={t.viewOf({ name })} onPress={onView} />
        <IconButton icon={Trash2} label={t.removeOf({ name })} onPress={onRemove} />
      </div>
      {!isPlain && <AttachmentKindFields paper={paper} onChange={onChange} />}
    </li>
  );
}
