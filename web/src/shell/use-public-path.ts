import { useLocation } from 'react-router';
import { pathInAny } from '../i18n/language.ts';

/** The path of the public page without its language. */
export const usePublicPath = () => pathInAny(useLocation().pathname);
