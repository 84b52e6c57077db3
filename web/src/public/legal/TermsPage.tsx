import { terms } from './terms.ts';
import { pageMeta } from '../page-meta.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(terms.title, terms.intro);

export default function TermsPage() {
  return <LegalTextPage kind="terms" text={terms} />;
}
