import { say, type Code, type RefusalCode } from '@tzemed/contract/messages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { formTexts } from './auth-texts.ts';
import { PageWords } from './PageWords.tsx';

type Props = {
  /** The address of the page's own script. */
  src: string;
  codes: readonly (Code | RefusalCode)[];
};

/** What a page does by itself, with the words for these codes of its schema and of refusals. */
export function FormScript({ src, codes }: Props) {
  const { lang } = useLanguage();
  const t = useTexts(formTexts);
  const ofCodes = Object.fromEntries(codes.map((code) => [code, say(code, lang) ?? code]));
  return (
    <>
      <PageWords words={{ ...t, ...ofCodes }} />
      <script type="module" src={src} />
    </>
  );
}
