import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { partnersSections, partnersTexts } from './company-texts.ts';
import { ContentPage, ContentSections } from './ContentPage.tsx';
import { MailButton } from './MailButton.tsx';

export const handle = { static: true };
export const meta = pageMeta(partnersTexts.title, partnersTexts.lead);

export default function PartnersPage() {
  const t = useTexts(partnersTexts);
  return (
    <ContentPage title={partnersTexts.title} lead={partnersTexts.lead}>
      <ContentSections sections={partnersSections} />
      <MailButton subject={t.subject}>{t.write}</MailButton>
    </ContentPage>
  );
}
