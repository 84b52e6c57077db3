import { type KeyboardEvent, useState } from 'react';
import { maxCategoryLength } from '@tzemed/contract/money/expense-categories';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { TextBox } from '../../ui/field/TextBox.tsx';
import { rarestHue } from '../tags/rarest-hue.ts';
import { useCreateNamedItem } from '../households/use-create-named-item.ts';
import { categoryFieldTexts } from './category-field-texts.ts';
import { categoriesApi, useCategories } from './use-categories.ts';

type Props = {
  householdId: string;
  /** Called with the id of the new category, if one was created. */
  onClose: (id?: string) => void;
};

/** Makes a category of this home by its name alone; it is of the home, and not of the form that it is typed in. */
export function NewCategory({ householdId, onClose }: Props) {
  const t = useTexts(categoryFieldTexts);
  const { own } = useCategories();
  const make = useCreateNamedItem(categoriesApi, { isSeen: true });
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function add() {
    if (isBusy) return;
    setBusy(true);
    try {
      const category = await make({ name: name.trim(), hue: rarestHue(own), icon: 'tag', householdId });
      onClose(category.id);
    } catch (error) {
      setFailure((error instanceof ApiError && error.errors?.name) || errorText(error));
    } finally {
      setBusy(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Escape closes this part, and not the form around it.
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter creates the category, and does not save the form around it yet.
    event.preventDefault();
    void add();
  }
  return (
    <div role="presentation" className="new-category" onKeyDown={onKeyDown}>
      <TextBox
        label={t.name}
        value={name}
        onChange={(text) => {
          setFailure(undefined);
          setName(text.slice(0, maxCategoryLength));
        }}
        message={failure}
        hint={t.later}
        autoComplete="off"
        autoFocus
      />
      <button type="button" className="btn line sm" onClick={() => void add()} aria-disabled={isBusy}>
        {t.make}
      </button>
    </div>
  );
}
