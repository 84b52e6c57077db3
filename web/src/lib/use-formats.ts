import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { formatsIn } from './format.ts';

export const useFormats = () => formatsIn(useLanguage().lang);
