import '../../shared/queries/change-badge.css';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { changeBadgeContent, scrollToChange, useOffscreenChange } from '../../shared/queries/change-marks.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { useLive } from './use-live.ts';
import { useChangeTexts } from './use-change-texts.ts';

changeBadgeContent.set(ChangeLine);

/** Keeps every screen as the server has it while others change things, and says what has come where it is not seen. */
export function LiveChanges() {
  const words = useChangeTexts();
  const { held, letIn } = useLive();
  const unseen = useOffscreenChange();
  const [first] = unseen;
  const lines = held.length > 0 ? held : unseen.map(({ line }) => line);
  const onPress = () => (held.length > 0 ? letIn() : first && scrollToChange(first));
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
