import { useTexts } from '../../i18n/use-texts.ts';
import { useConnectionState } from '../../lib/live/connection-state.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { petPageTexts } from './texts.ts';

/** Shows if changes of others to the pet arrive live; empty when there are no others. */
export function LiveDot({ petId }: { petId: string }) {
  const line = useConnectionState();
  return (
    <p role="status" className="live-dot" data-line={line}>
      {line && <Said line={line} petId={petId} />}
    </p>
  );
}

function Said({ line, petId }: { line: 'open' | 'lost'; petId: string }) {
  const t = useTexts(petPageTexts);
  const { data } = usePeople();
  return data?.sharedPetIds.includes(petId) && <span>{t[line]}</span>;
}
