import type { Offer } from '@tzemed/contract/invitations';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { leadTexts } from './lead-texts.ts';

/** «דנה כהן רוצה את העזרה שלכם עם בלה ומיצי.» */
export function useLead(offer: Offer | undefined) {
  const t = useTexts(leadTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  if (!offer) return '';
  const inviter = isolate(offer.inviter, lang);
  if (offer.role === 'owner') return t.leadOwner({ inviter });
  return t.lead({ inviter, pets: f.list(offer.pets.map(({ name }) => isolate(name, lang))) });
}
