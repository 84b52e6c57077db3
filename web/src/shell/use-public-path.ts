import { useLocation } from 'react-router';

/** The path of a public page without its language: '/login' for /ar/login too. */
export const usePublicPath = () =>
  useLocation()
    .pathname.replace(/^\/(en|ar)(?=\/|$)/, '')
    .replace(/\/$/, '') || '/';
