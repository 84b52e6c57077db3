import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { say } from '@tzemed/contract/messages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { makeQueryClient } from '../lib/query-client.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { TranslateContext } from '../ui/translate.ts';
import { AuthProvider } from './AuthProvider.tsx';

/** What every app screen may count on: the session, the server's data, the words of errors, toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TranslateContext value={(message) => say(message, lang) ?? message}>
        <AuthProvider>{children}</AuthProvider>
        <Toasts />
      </TranslateContext>
    </QueryClientProvider>
  );
}
