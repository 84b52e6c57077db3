import { terms } from './legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { static: true };
export const meta = pageMeta(terms.title, terms.intro);

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
