import { useTexts } from '../i18n/use-texts.ts';
import { homePath } from '../lib/session/return-path.ts';
import { publicTexts } from './texts.ts';
import { VisitorLink } from './VisitorLink.tsx';

/** 'Start now': to an account, or to the app for whoever is signed in. */
export const StartLink = ({ className }: { className: string }) => (
  <VisitorLink className={className} visitor="/signup" signedIn={homePath}>
    {useTexts(publicTexts).startNow}
  </VisitorLink>
);
