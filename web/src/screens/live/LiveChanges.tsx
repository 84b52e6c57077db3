import '../../shared/news.css';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { newsLine, showUnseen, useUnseen } from '../../shared/news.ts';
import { NewsLine } from './NewsLine.tsx';
import { useLive } from './use-live.ts';
import { useNewsWords } from './use-news-words.ts';

newsLine.set(NewsLine);

/** Keeps every screen as the server has it while others change things, and says what has come where it is not seen. */
export function LiveChanges() {
  const words = useNewsWords();
  const { held, letIn } = useLive();
  const unseen = useUnseen();
  const [first] = unseen;
  const lines = held.length > 0 ? held : unseen.map(({ line }) => line);
  const onPress = () => (held.length > 0 ? letIn() : first && showUnseen(first));
  return (
    <div role="status">
      {lines.length > 0 && (
        <button type="button" className="btn line sm news-pill" onClick={onPress}>
          {words(lines)}
          <ChevronUp size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
