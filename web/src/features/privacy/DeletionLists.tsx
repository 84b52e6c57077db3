import type { DeletionPlan } from '@tzemed/contract/account/deletion';
import House from 'lucide-react/icons/house';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { deletionTexts } from './deletion-texts.ts';

type Props = {
  plan: DeletionPlan;
  /** Level of the two lists' headings: one below the heading that they stand under. */ heading?: 'h2' | 'h3';
};

/** Lists of what goes and of what stays with whom; the second is absent where nothing stays. */
export function DeletionLists({ plan: { goes, stays }, heading: Heading = 'h3' }: Props) {
  const t = useTexts(deletionTexts);
  const f = useFormats();
  const petsIn = (pets: readonly { name: string }[]) => f.list(pets.map(({ name }) => isolate(name)));
  const hasShared = goes.sharedPets > 0;
  return (
    <div className="deletion-lists">
      <section data-tone="danger">
        <Heading>
          <Trash2 size={18} aria-hidden="true" />
          {t.goes}
        </Heading>
        <ul>
          <li>{t.goesProfile}</li>
          <li>{t.goesDevices}</li>
          {goes.pets.length > 0 && (
            <li>
              {t.goesPets({ pets: petsIn(goes.pets) })}
              {goes.guests > 0 && `. ${t.goesGuests}`}
            </li>
          )}
          {hasShared && <li>{t.goesShared}</li>}
          <li>{t.goesNews}</li>
        </ul>
      </section>
      {stays.map(({ householdId, owners, pets }) => (
        <section key={householdId}>
          <Heading>
            <House size={18} aria-hidden="true" />
            {t.stays({ owners: f.list(owners.map(isolate)) })}
          </Heading>
          <ul>
            {pets.length > 0 && <li>{t.staysPets({ pets: petsIn(pets) })}</li>}
            <li>{t.staysWritten}</li>
          </ul>
          <p className="muted">{t.staysWhy}</p>
        </section>
      ))}
      {hasShared && (
        <section>
          <Heading>
            <House size={18} aria-hidden="true" />
            {t.staysWithOthers}
          </Heading>
          <ul>
            <li>{t.staysWritten}</li>
          </ul>
        </section>
      )}
    </div>
  );
}

/** A name of another direction turns nothing around it. */
const isolate = (name: string) => `\u2068${name}\u2069`;
