import { Badge } from '../../ui/Badge.tsx';
import { useCategory } from './use-categories.ts';

/** A category by its word. */
export function CategoryBadge({ category }: { category: string }) {
  const { word, tint } = useCategory(category);
  return (
    <Badge {...(tint && { hue: tint })}>
      <bdi>{word}</bdi>
    </Badge>
  );
}
