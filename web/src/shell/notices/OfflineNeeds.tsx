import { useTexts } from '../../i18n/use-texts.ts';
import { offlineTexts } from './offline-texts.ts';

/** Says what works without a connection, and what does not. */
export const OfflineNeeds = () => <p className="offline-needs muted">{useTexts(offlineTexts).needs}</p>;
