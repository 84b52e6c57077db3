import './category-icon.css';
import type { ExpenseCategory } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { categoryIcons } from './category-icons.ts';
import { categoryTexts } from '@tzemed/contract/category-texts';

/** The picture of a category on neutral paper, in place of its word. */
export function CategoryIcon({ category }: { category: ExpenseCategory }) {
  const word = useTexts(categoryTexts)[category];
  const Icon = categoryIcons[category];
  return (
    <span className="category-icon" title={word}>
      <Icon size={20} aria-hidden="true" />
      <span className="sr">{word}</span>
    </span>
  );
}
