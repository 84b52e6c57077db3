import { createContext, use } from 'react';

/** Turns a schema's message (a code, or plain text) into words. Given by the app; the kit knows no codes. */
export const TranslateContext = createContext<(message: string) => string>((message) => message);

export const useTranslate = () => use(TranslateContext);

/** Says why something failed, whatever was thrown. Given by the app, which knows its own errors. */
export const FailureContext = createContext<(reason: unknown) => string>(String);

export const useFailureText = () => use(FailureContext);
