import { useTexts } from '../../i18n/use-texts.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { shellTexts } from '../texts.ts';

/** Shown on the way to the login page. */
export const CheckingSession = () => <Loading text={useTexts(shellTexts).checking} />;
