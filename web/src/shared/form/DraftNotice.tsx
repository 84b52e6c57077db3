import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { draftTexts } from './draft-texts.ts';
import type { FormDraft } from './use-draft.ts';

/** Notice in a form that was restored from a draft: the time of the draft, and a button to start without it. */
export function DraftNotice({ draft: { restoredAt, startOver } }: { draft: FormDraft }) {
  const t = useTexts(draftTexts);
  const { lang } = useLanguage();
  const [now] = useState(() => Date.now());
  const { dirtyFields } = useFormState();
  if (restoredAt === undefined || Object.keys(dirtyFields).length === 0) return null;
  const startAgain = (
    <button type="button" className="btn line sm" onClick={startOver}>
      {t.startOver}
    </button>
  );
  return (
    <Banner tone="info" action={startAgain}>
      {t.restored({ when: relativeTime(new Date(restoredAt).toISOString(), now, lang) })}
    </Banner>
  );
}
