import { Pencil, Trash2 } from 'lucide-react';
import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { categoryHues, categoryTexts } from '../../shared/category-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { PetChip } from '../../shared/PetChip.tsx';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { expenseTexts } from './texts.ts';

type Props = {
  expenses: readonly Expense[];
  petOf: (id: string) => NamedPet | undefined;
  /** Examples can't be changed. */
  isReadOnly: boolean;
  onEdit: (expense: Expense) => void;
  onRemove: (expense: Expense) => void;
};

export function ExpensesTable({ expenses, petOf, isReadOnly, onEdit, onRemove }: Props) {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const categories = useTexts(categoryTexts);
  const f = useFormats();
  return (
    <DataTable
      caption={t.title}
      columns={[
        {
          id: 'description',
          head: fields.description,
          className: 'strong',
          cell: ({ description }) => <bdi>{description}</bdi>,
        },
        { id: 'amount', head: fields.amount, className: 'num amt', cell: ({ amount }) => f.ils(amount) },
        {
          id: 'category',
          head: fields.category,
          cell: ({ category }) => <Badge hue={categoryHues[category]}>{categories[category]}</Badge>,
        },
        { id: 'pet', head: fields.pet, cell: ({ petId }) => <PetChip pet={petOf(petId)} /> },
        { id: 'date', head: fields.date, className: 'num muted', cell: ({ date }) => f.day(date) },
      ]}
      rows={expenses}
      rowId={({ id }) => id}
      {...(!isReadOnly && {
        actions: (expense: Expense) => (
          <>
            <IconButton
              icon={Pencil}
              label={actions.edit({ name: expense.description })}
              onPress={() => onEdit(expense)}
            />
            <IconButton
              icon={Trash2}
              label={actions.removeNamed({ name: expense.description })}
              onPress={() => onRemove(expense)}
              isDanger
            />
          </>
        ),
      })}
    />
  );
}
