import { createContext, use } from 'react';

/** Turns a schema's message (a code, or plain text) into words. Given by the app; the kit knows no codes. */
export const TranslateContext = createContext<(message: string) => string>((message) => message);

export const useTranslate = () => use(TranslateContext);
