import './waiting-words.css';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, outboxPage } from '../../screens.ts';
import type { WaitingState } from '../../shared/queries/waiting-mark.ts';
import { Link } from '../../ui/Link.tsx';
import { pillTexts } from './pill-texts.ts';

/** Words on a row that is not on the server as it is shown here. */
export function WaitingWords({ state }: { state: WaitingState }) {
  const t = useTexts(pillTexts);
  if (state === 'waiting')
    return (
      <span className="unsent">
        <CloudUpload size={15} aria-hidden="true" />
        {t.later}
      </span>
    );
  return (
    <Link className="unsent unsent-parked" to={linkTo(outboxPage)}>
      <CircleAlert size={15} aria-hidden="true" />
      {t.parked}
    </Link>
  );
}
