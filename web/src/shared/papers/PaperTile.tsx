import { addDays } from '@tzemed/contract/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TagsWithin } from '../tags/Tags.tsx';
import { bytesInWords } from './file-words.ts';
import { FileName } from './FileName.tsx';
import { paperKindTexts } from './kind-texts.ts';
import { paperTexts } from './texts.ts';
import { Thumb } from './Thumb.tsx';
import type { Held } from './use-paper-file.ts';

/** Days before its end from which a paper is shown in the colour of a warning. */
const soon = 60;

type Props = Held & { today: string; onView: () => void };

/** A paper on a page: pressed, it is looked at. */
export function PaperTile({ paper, place, today, onView }: Props) {
  const t = useTexts(paperTexts);
  const kinds = useTexts(paperKindTexts);
  const f = useFormats();
  const { name, kind, type, size, pages, expiresOn } = paper;
  return (
    <button type="button" className="paper-tile" onClick={onView}>
      <span className="paper-picture">
        <Thumb paper={paper} place={place} />
        {pages !== null && <span className="badge">{t.pages({ count: pages })}</span>}
      </span>
      <b>
        <FileName name={name} />
      </b>
      <small>
        {kind ? kinds[kind] : type === 'application/pdf' ? 'PDF' : t.picture} • {bytesInWords(size)}
      </small>
      {expiresOn && (
        <Badge tone={expiresOn < today ? 'danger' : expiresOn < addDays(today, soon) ? 'warn' : 'ok'}>
          {t.until({ day: f.day(expiresOn) })}
        </Badge>
      )}
      <TagsWithin ids={paper.tagIds} />
    </button>
  );
}
