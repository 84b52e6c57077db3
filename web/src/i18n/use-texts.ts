import { useLanguage } from './LanguageProvider.tsx';
import { wordsIn, type Rows, type Word } from '@tzemed/contract/text/texts';

export const useTexts = <R extends Rows>(rows: R) => wordsIn(rows, useLanguage().lang);

/** Words that stand in a row by themselves. */
export const useWord = (word: Word) => word[useLanguage().lang];
