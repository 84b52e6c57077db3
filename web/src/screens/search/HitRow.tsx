import { Fragment, type ReactNode } from 'react';
import { measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import type { BuiltInKind } from '@tzemed/contract/measures/measure-values';
import { speciesTexts } from '@tzemed/contract/pets/pet-texts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import type { SearchHit, SearchKind } from '@tzemed/contract/items/search';
import { expensesCardTexts } from '../../features/expenses/card-texts.ts';
import { KindWord } from '../../features/observations/KindWord.tsx';
import { validityTexts } from '../../features/medical-records/record/record-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useCategory } from '../../shared/categories/use-categories.ts';
import { attachmentKindTexts } from '../../shared/attachments/attachment-kind-texts.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { InlineTags } from '../../shared/tags/Tags.tsx';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { Badge } from '../../ui/Badge.tsx';
import { kindDisplay } from './kind-display.ts';
import { HighlightedText, HighlightedFileName } from './HighlightedText.tsx';
import { searchTexts } from './texts.ts';

type Props = { kind: SearchKind; hit: SearchHit; pet: AccessiblePet | undefined };

/** Search result: its title, the reason that it was found, and its day or amount. */
export function HitRow({ kind, hit, pet }: Props) {
  const f = useFormats();
  const about = useAbout(kind, hit, pet).filter(Boolean);
  const measure = useTexts(measureKindTexts)[hit.type as BuiltInKind];
  // A built-in measure has no name of its own.
  const title = kind === 'measures' && hit.title.text === '' ? { text: measure, marks: [] } : hit.title;
  const Name = kind === 'papers' ? HighlightedFileName : HighlightedText;
  return (
    <>
      <Tile {...{ kind, hit, pet }} />
      <span className="hit-words">
        <b>
          {kind === 'observations' && hit.title.text === '' ? (
            <KindWord kind={hit.type ?? 'other'} />
          ) : (
            <Name {...title} />
          )}
        </b>
        <small>
          {about.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && ' • '}
              {part}
            </Fragment>
          ))}
        </small>
        <InlineTags ids={hit.tagIds} />
      </span>
      <span className={(hit.amount ?? 0) < 0 ? 'hit-end num came-back' : 'hit-end num'}>
        {hit.amount !== null ? f.ils(hit.amount) : <DayOf kind={kind} hit={hit} />}
      </span>
    </>
  );
}

function Tile({ kind, hit, pet }: Props) {
  if (kind === 'expenses') return <ExpenseTile category={hit.type ?? 'other'} />;
  if (kind === 'papers' || !pet) return <RowIcon icon={kindDisplay[kind].icon} />;
  return <PetPortrait pet={pet} size={44} />;
}

function ExpenseTile({ category }: { category: string }) {
  const { Icon, tint } = useCategory(category);
  return <RowIcon icon={Icon} hue={tint} />;
}

function DayOf({ kind, hit: { date, until } }: Pick<Props, 'kind' | 'hit'>) {
  const t = useTexts(searchTexts);
  const f = useFormats();
  const today = useToday();
  if (kind === 'papers' && until)
    return <Badge tone={until < today ? 'danger' : 'ok'}>{t.until({ day: f.day(until) })}</Badge>;
  return date && <time dateTime={date}>{f.day(date)}</time>;
}

/** Pet and kind of a result; if the word was found outside its title, the place. */
function useAbout(kind: SearchKind, hit: SearchHit, pet: AccessiblePet | undefined): ReactNode[] {
  const { type, text, date, until, amount } = hit;
  const t = useTexts(searchTexts);
  const f = useFormats();
  const species = useTexts(speciesTexts);
  const records = useTexts(recordTypeTexts);
  const category = useCategory(kind === 'expenses' ? (type ?? 'other') : 'other');
  const papers = useTexts(attachmentKindTexts);
  const { refund } = useTexts(expensesCardTexts);
  const valid = useTexts(validityTexts);
  const today = useToday(kind === 'medicalRecords' && until !== null);
  // A newer dose may have replaced this one, so its end is no verdict on the vaccine.
  const validity = until && (until < today ? valid.wasUntil : valid.until)({ day: f.day(until) });
  const name = pet && <bdi>{pet.name}</bdi>;
  const why = text && <HighlightedText {...text} />;
  switch (kind) {
    case 'pets':
      return [species[type as keyof typeof species], why];
    case 'medicalRecords':
      return [name, why ?? records[type as keyof typeof records], validity];
    case 'papers':
      return [type ? papers[type as keyof typeof papers] : t.paper, name];
    case 'vets':
      return [why];
    case 'expenses':
      return [(amount ?? 0) < 0 && refund, name, why ?? <bdi>{category.word}</bdi>, date && f.day(date)];
    case 'observations':
      return [name, why, hit.title.text !== '' && <KindWord key="kind" kind={type ?? 'other'} />];
    case 'claims':
    case 'medicines':
    case 'appointments':
    case 'measures':
    case 'measurements':
    case 'reminders':
      return [name, why];
  }
}
