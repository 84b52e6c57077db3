import { Badge } from '../../../ui/Badge.tsx';
import { useValidity } from './use-validity.ts';

/** Until when a vaccination holds, where a row says it. */
export function ValidityLabel({ day }: { day: string | null }) {
  const found = useValidity(day);
  return found ? <Badge tone={found.tone}>{found.text}</Badge> : null;
}
