import { privacy } from './legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { static: true };
export const meta = pageMeta(privacy.title, privacy.intro);

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
