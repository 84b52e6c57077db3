import type { Offer } from '@tzemed/contract/sharing/invitations';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { invitationSentenceTexts } from './invitation-sentence-texts.ts';

/** «דנה כהן רוצה את העזרה שלכם עם בלה ומיצי.» */
export function useInvitationSentence(offer: Offer | undefined) {
  const t = useTexts(invitationSentenceTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  if (!offer) return '';
  const inviter = isolateDirection(offer.inviter, lang);
  if (offer.role === 'owner') return t.leadOwner({ inviter });
  return t.lead({ inviter, pets: f.list(offer.pets.map(({ name }) => isolateDirection(name, lang))) });
}
