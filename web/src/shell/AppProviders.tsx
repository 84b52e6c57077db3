import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { makeQueryClient } from '../lib/query-client.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { TranslateContext } from '../ui/translate.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useMessages } from './use-messages.ts';

/** What every app screen may count on: the session, the server's data, the words of errors, toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  const translate = useMessages();
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TranslateContext value={translate}>
        <AuthProvider>{children}</AuthProvider>
        <Toasts />
      </TranslateContext>
    </QueryClientProvider>
  );
}
