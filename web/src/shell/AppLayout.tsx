import '../styles/overlays.css';
import '../styles/tables.css';
import '../styles/page.css';
import '../styles/shell.css';
import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { say } from '@tzemed/contract/messages';
import { Outlet } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { takeHandedToast } from '../lib/handed-toast.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { toast } from '../ui/toast.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { TranslateContext } from '../ui/translate.ts';
import { AppFrame } from './AppFrame.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { RequireAuth } from './RequireAuth.tsx';

export default function AppLayout() {
  const { lang } = useLanguage();
  const [queryClient] = useState(makeQueryClient);

  useEffect(() => {
    const handed = takeHandedToast();
    if (handed) toast[handed.tone](handed.text);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <TranslateContext value={(message) => say(message, lang) ?? message}>
        <AuthProvider>
          <RequireAuth>
            <AppFrame>
              <Outlet />
            </AppFrame>
          </RequireAuth>
        </AuthProvider>
        <Toasts />
      </TranslateContext>
    </QueryClientProvider>
  );
}
