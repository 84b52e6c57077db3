import CircleCheck from 'lucide-react/icons/circle-check';
import Maximize from 'lucide-react/icons/maximize';
import Trash2 from 'lucide-react/icons/trash';
import type { AttachmentInput } from '@tzemed/contract/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { bytesInWords } from './file-words.ts';
import { FileName } from './FileName.tsx';
import { PaperSpecifics } from './PaperSpecifics.tsx';
import { paperTexts } from './texts.ts';
import { Thumb } from './Thumb.tsx';
import type { Held } from './use-paper-file.ts';

type Props = Held & {
  isNew: boolean;
  /** What it is and until when it holds is not asked. */
  isPlain: boolean | undefined;
  onView: () => void;
  onChange: (said: AttachmentInput) => void;
  onRemove: () => void;
};

/** A paper that is there, in a form. */
export function PaperRow({ paper, place, isNew, isPlain, onView, onChange, onRemove }: Props) {
  const t = useTexts(paperTexts);
  const { name, size } = paper;
  return (
    <li className="paper-row">
      <Thumb paper={paper} place={place} />
      <div className="paper-said">
        <b>
          <FileName name={name} />
        </b>
        <p className="muted">
          <span className="paper-ok">
            <CircleCheck size={16} aria-hidden="true" />
            {isNew ? t.uploaded : t.attached}
          </span>
          {' • '}
          {bytesInWords(size)}
        </p>
      </div>
      <div className="paper-acts">
        <IconButton icon={Maximize} label={t.viewOf({ name })} onPress={onView} />
        <IconButton icon={Trash2} label={t.removeOf({ name })} onPress={onRemove} />
      </div>
      {!isPlain && <PaperSpecifics paper={paper} onChange={onChange} />}
    </li>
  );
}
