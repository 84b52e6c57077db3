import { terms } from '../legal/terms.ts';
import { pageMeta } from '../page-meta.ts';
import { ReadingPage } from './ReadingPage.tsx';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(terms.title, terms.intro);

export default function TermsPage() {
  return <ReadingPage kind="terms" text={terms} />;
}
