import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { type CustomCategory, useCategory } from '../../shared/categories/use-categories.ts';
import type { ItemActions } from '../../shared/households/HouseholdItemList.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { categoriesTexts } from './texts.ts';

type Props = { category: CustomCategory } & ItemActions;

/** A category of a home's own, and the way to what is filed under it. */
export function CategoryRow({ category: { id, name, mayEdit }, onMerge, onEdit, onRemove }: Props) {
  const t = useTexts(categoriesTexts);
  const { Icon, tint } = useCategory(id);
  return (
    <li className="card named-row">
      <h2>
        <RowIcon icon={Icon} hue={tint} />
        <bdi>{name}</bdi>
      </h2>
      <span className="named-ways">
        <Link className="link" to={linkTo(screens.expenses, { category: id })} aria-label={t.expensesOf({ name })}>
          {t.expenses}
        </Link>
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
