import { privacy } from '../legal/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { ReadingPage } from './ReadingPage.tsx';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(privacy.title, privacy.intro);

export default function PrivacyPage() {
  return <ReadingPage kind="privacy" text={privacy} />;
}
