import { useLocation } from 'react-router';
import { pathWithoutLang } from '../../i18n/language.ts';

/** The path of the public page without its language. */
export const usePublicPath = () => pathWithoutLang(useLocation().pathname);
