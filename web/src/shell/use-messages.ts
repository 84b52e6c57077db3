import { useEffect, useState } from 'react';
import type { say as Say } from '@tzemed/contract/messages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { whenQuiet } from '../ui/use-part.ts';

/**
 * The words behind the codes that schemas carry. They are fetched beside the first screen and not with it: nobody sees
 * a form's error before filling one in.
 */
export function useMessages(): (message: string) => string {
  const { lang } = useLanguage();
  const [say, setSay] = useState<typeof Say>();
  const [fetch] = useState(
    () => () =>
      import('@tzemed/contract/messages').then(
        (module) => setSay(() => module.say),
        // A page whose files can't be fetched cannot open a form either.
        () => undefined,
      ),
  );
  useEffect(() => void whenQuiet().then(fetch), [fetch]);
  return (message) => {
    if (!say) void fetch();
    return say?.(message, lang) ?? message;
  };
}
