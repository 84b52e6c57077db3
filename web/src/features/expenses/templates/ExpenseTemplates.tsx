import '../../../shared/templates/templates.css';
import { useRef } from 'react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ExpenseTemplate } from '@tzemed/contract/money/expense-templates';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useCategory } from '../../../shared/categories/use-categories.ts';
import { useOfferedCategories } from '../../../shared/categories/use-offered-categories.tsx';
import type { TemplateChooserProps } from '../../../shared/templates/TemplatePicker.tsx';
import { isSameWhenStored } from '../../../lib/is-same-when-stored.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { HouseholdTemplateRow } from '../../../shared/templates/HouseholdTemplateRow.tsx';
import { templateTexts } from '../../../shared/templates/template-texts.ts';
import { useApplyTemplate } from '../../../shared/templates/use-apply-template.ts';
import { useOfferedTemplates } from '../../../shared/templates/use-offered-templates.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { ExpenseTemplateForm } from './ExpenseTemplateForm.tsx';
import { expenseTemplateTexts } from './expense-template-texts.ts';
import { useExpenseTemplates } from './use-expense-templates.ts';
import type { ExpenseValues } from '../split/split-form.ts';

/** Each is one thing by itself. */
const groups = [['description'], ['amount'], ['category'], ['notes']] as const;

/** Templates that fit the pet, the household's own first; pressing one fills the form. */
export function ExpenseTemplates({ filled, onChoose }: TemplateChooserProps) {
  const t = useTexts(expenseTemplateTexts);
  const shared = useTexts(templateTexts);
  const { templates, keep, remove, ...load } = useExpenseTemplates();
  const editor = useEditDialog<ExpenseTemplate>();
  const { fillIn } = useApplyTemplate(filled);
  const { pet, offered, own } = useOfferedTemplates(templates, 'expenses');
  const categories = useOfferedCategories(pet?.householdId);

  function choose({ description, amount, category, notes }: ExpenseTemplate) {
    // A field that the template does not set stays; a category that was merged or deleted since counts as not set.
    const isSaid = { amount: amount !== null, category: categories.some(({ id }) => id === category) };
    const said = groups.filter(([name]) => isSaid[name as keyof typeof isSaid] ?? true);
    const done = fillIn({ description, amount, category, notes: notes ?? '' }, said);
    onChoose(
      <p className="chosen">
        <b>{shared.of({ name: description })}</b> {done.staysAny && shared.kept}
      </p>,
      done.filled,
    );
  }

  return (
    <div className="templates">
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={2} />}
      {own.length > 0 && (
        <section>
          <h3>{shared.own}</h3>
          <ul className="own">
            {own.map((template) => (
              <HouseholdTemplateRow
                key={template.id}
                name={template.description}
                mayEdit={template.mayEdit}
                edit={t.editNamed({ name: template.description })}
                onChoose={() => choose(template)}
                onEdit={() => editor.edit(template)}
                onRemove={() => void remove(template)}
              >
                <Words of={template} />
              </HouseholdTemplateRow>
            ))}
          </ul>
        </section>
      )}
      {load.data && (
        <section>
          <h3>{t.usual}</h3>
          <ul>
            {offered
              .filter(({ isBuiltIn }) => isBuiltIn)
              .map((template) => (
                <li key={template.id}>
                  <button type="button" className="pill small" onClick={() => choose(template)}>
                    <Words of={template} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      )}
      {pet && canAccess(pet, 'profile', 'own') && <Keep householdId={pet.householdId} own={own} onKeep={keep} />}
      <Modal title={t.editTitle} isOpen={editor.isOpen} onClose={editor.close}>
        {editor.item && <ExpenseTemplateForm template={editor.item} onDone={editor.close} />}
      </Modal>
    </div>
  );
}

function Words({ of }: { of: ExpenseTemplate }) {
  const f = useFormats();
  const { word, Icon } = useCategory(of.category);
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <bdi>{of.description}</bdi>
      <small>{of.amount === null ? of.isBuiltIn || word : f.ils(of.amount)}</small>
    </>
  );
}

type KeepProps = {
  householdId: string;
  /** Templates of the household. */
  own: readonly ExpenseTemplate[];
  onKeep: ReturnType<typeof useExpenseTemplates>['keep'];
};

/** Saves the values typed so far as a template. */
function Keep({ householdId, own, onKeep }: KeepProps) {
  const t = useTexts(expenseTemplateTexts);
  const { getValues, trigger } = useFormContext<ExpenseValues>();
  const isBusy = useRef(false);
  const [description, category] = useWatch<ExpenseValues>({ name: ['description', 'category'] }) as string[];
  if (!description?.trim() || !category) return <p className="muted">{t.keepHint}</p>;

  async function keep() {
    const { description, category, amount = null, notes } = getValues();
    // A template without an amount is for a price that varies each time.
    const said = groups.map(([name]) => name).filter((name) => name !== 'amount' || amount !== null);
    if (!(await trigger(said, { shouldFocus: true }))) return;
    const typed = { description, category, amount, notes: notes || null };
    const isThere = own.some(({ description, category, amount, notes }) =>
      isSameWhenStored({ description, category, amount, notes }, typed),
    );
    if (isThere) return void toast.info(t.isThere);
    await onKeep({ ...typed, householdId, species: [] });
  }
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    await keep();
    isBusy.current = false;
  }
  return (
    <button type="button" className="btn line sm" onClick={() => void press()}>
      <BookmarkPlus size={16} aria-hidden="true" />
      {t.keep({ name: description })}
    </button>
  );
}
