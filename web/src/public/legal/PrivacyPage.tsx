import { privacy } from './privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(privacy.title, privacy.intro);

export default function PrivacyPage() {
  return <LegalTextPage kind="privacy" text={privacy} />;
}
