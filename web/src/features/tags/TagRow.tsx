import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Tag } from '@tzemed/contract/items/tags';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import type { ItemActions } from '../../shared/households/HouseholdItemList.tsx';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { tagsTexts } from './texts.ts';

type Props = { tag: Tag } & ItemActions;

/** A tag, and the ways to what bears it. */
export function TagRow({ tag: { id, name, hue, mayEdit }, onMerge, onEdit, onRemove }: Props) {
  const t = useTexts(tagsTexts);
  const ways = [
    { to: `${linkTo(screens.medicalRecords)}?`, label: t.records, said: t.recordsOf },
    { to: `${linkTo(screens.medicalRecords)}?tab=upcoming&`, label: t.appointments, said: t.appointmentsOf },
    { to: `${linkTo(screens.expenses)}?`, label: t.expenses, said: t.expensesOf },
    { to: `${linkTo(screens.reminders)}?`, label: t.reminders, said: t.remindersOf },
  ];
  return (
    <li className="card named-row">
      <h2>
        <TagMark hue={hue} />
        <bdi>{name}</bdi>
      </h2>
      <span className="named-ways">
        {ways.map(({ to, label, said }) => (
          <Link key={to} className="link" to={`${to}tagId=${id}`} aria-label={said({ name })}>
            {label}
          </Link>
        ))}
      </span>
      {mayEdit && (
        <MoreMenu
          label={t.more({ name })}
          items={[
            { icon: Pencil, label: t.edit, onPress: onEdit },
            ...(onMerge ? [{ icon: Merge, label: t.merge, onPress: onMerge }] : []),
            { icon: Trash2, label: t.remove, onPress: onRemove, isDanger: true, isApart: true },
          ]}
        />
      )}
    </li>
  );
}
