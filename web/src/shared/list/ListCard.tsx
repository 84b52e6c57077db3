import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Word } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo } from '../../screens.ts';
import { listCardTexts } from './list-card-texts.ts';
import { canAccess } from '../permissions/can-access.ts';
import type { NamedPet } from '../pets/PetPortrait.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';

/** Props that a card takes from its screen. */
export type CardProps<Row> = {
  /** Missing until they are known. */
  rows: readonly Row[] | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Pet of a row, if the rows belong to all pets. */
  petOf?: (id: string) => NamedPet | undefined;
  /** Pet of all rows, if they belong to one. */
  pet?: Pet;
};

type Props<Row> = Pick<CardProps<Row>, 'rows' | 'pet'> & {
  title: string;
  /** Area of the rows: the user's permissions depend on it. */
  area: Area;
  /** The screen with all of them. */
  screen: { path: string; add: Word };
  /** Filters that make the screen show only the rows of this card. */
  filters?: Readonly<Record<string, string>> | undefined;
  /** Text for an empty list. */
  empty: string;
  /** A row as an `<li>`. */
  children: (row: Row) => ReactNode;
};

/** A card with the first rows of a list, and the way to all of it; on a pet's page also to its form. */
export function ListCard<Row>({ title, area, screen, filters, rows, pet, empty, children }: Props<Row>) {
  const t = useTexts(listCardTexts);
  const { lang } = useLanguage();
  const ofPet = pet && { petId: pet.id };
  return (
    <section className="card list-card">
      <div className="card-head">
        <h2>{title}</h2>
        <span className="row tight">
          {/* Nothing can be added for an archived pet. */}
          {pet && !pet.archivedAt && canAccess(pet, area, 'edit') && (
            <Link
              className="icon-btn"
              to={linkTo(screen, { add: 1, ...ofPet })}
              aria-label={screen.add[lang]}
              title={screen.add[lang]}
            >
              <Plus size={19} aria-hidden="true" />
            </Link>
          )}
          <Link className="link" to={linkTo(screen, { ...ofPet, ...filters })} aria-label={`${t.viewAll}: ${title}`}>
            {t.viewAll}
            <ForwardArrow size={16} />
          </Link>
        </span>
      </div>
      {rows?.length === 0 && <p className="pad muted">{empty}</p>}
      {rows && rows.length > 0 && <ul className="list">{rows.map(children)}</ul>}
    </section>
  );
}
