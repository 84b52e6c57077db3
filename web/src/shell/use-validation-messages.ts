import { useEffect, useState } from 'react';
import type { messageText as Say } from '@tzemed/contract/text/messages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { whenIdle } from '../ui/lazy/lazy-component.ts';

/**
 * The words behind the codes that schemas carry. They are fetched beside the first screen and not with it: nobody sees
 * a form's error before filling one in.
 */
export function useValidationMessages(): (message: string) => string {
  const { lang } = useLanguage();
  const [say, setSay] = useState<typeof Say>();
  const [fetch] = useState(
    () => () =>
      import('@tzemed/contract/text/messages').then(
        (module) => setSay(() => module.messageText),
        // A page whose files can't be fetched cannot open a form either.
        () => undefined,
      ),
  );
  useEffect(() => void whenIdle().then(fetch), [fetch]);
  return (message) => {
    if (!say) void fetch();
    return say?.(message, lang) ?? message;
  };
}
