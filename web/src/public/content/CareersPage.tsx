import { PetFace } from '../../art/PetFace.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { careersSections, careersTexts } from './company-texts.ts';
import { ContentPage, ContentSections } from './ContentPage.tsx';
import { MailButton } from './MailButton.tsx';

export const handle = { static: true };
export const meta = pageMeta(careersTexts.title, careersTexts.lead);

export default function CareersPage() {
  const t = useTexts(careersTexts);
  return (
    <ContentPage title={careersTexts.title} lead={careersTexts.lead}>
      <ContentSections sections={careersSections} />
      <MailButton subject={t.title}>{t.write}</MailButton>
      <span className="arch" data-hue="sage" aria-hidden="true">
        <PetFace species="dog" hue="sage" size={110} />
      </span>
    </ContentPage>
  );
}
