import './category-icon.css';
import { useCategory } from '../../../shared/categories/use-categories.ts';

/** The picture of a category, on neutral paper where it has no colour of its own, in place of its word. */
export function CategoryIcon({ category }: { category: string }) {
  const { word, Icon, tint } = useCategory(category);
  return (
    <span className="category-icon" title={word} data-hue={tint}>
      <Icon size={20} aria-hidden="true" />
      <span className="sr">{word}</span>
    </span>
  );
}
