import { useLanguage } from './LanguageProvider.tsx';
import { wordsIn, type Rows } from './texts.ts';

export const useTexts = <R extends Rows>(rows: R) => wordsIn(rows, useLanguage().lang);
