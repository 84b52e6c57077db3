import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { errorText } from '../lib/api/error-text.ts';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { FailureContext, TranslateContext } from '../ui/translate.ts';
import { AuthProvider } from './session/AuthProvider.tsx';
import { useValidationMessages } from './use-validation-messages.ts';

/** Contexts of every app screen: the session, the server's data, error texts, toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  const translate = useValidationMessages();
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TranslateContext value={translate}>
        <FailureContext value={errorText}>
          <AuthProvider>{children}</AuthProvider>
        </FailureContext>
        <Toasts />
      </TranslateContext>
    </QueryClientProvider>
  );
}
