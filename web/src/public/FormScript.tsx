import { say, type Code, type RefusalCode } from '@tzemed/contract/messages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { formTexts } from './auth-texts.ts';
import formScript from './forms.ts?worker&url';
import { PageWords } from './PageWords.tsx';

/** The script of a page with a form, with the words for these codes of its schema. */
export function FormScript({ codes }: { codes: readonly (Code | RefusalCode)[] }) {
  const { lang } = useLanguage();
  const t = useTexts(formTexts);
  const ofCodes = Object.fromEntries(codes.map((code) => [code, say(code, lang) ?? code]));
  return (
    <>
      <PageWords words={{ ...t, ...ofCodes }} />
      <script type="module" src={formScript} />
    </>
  );
}
