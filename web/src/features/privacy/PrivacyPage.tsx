import './privacy.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, privacyPage, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { ConsentsCard } from './ConsentsCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { privacyTexts } from './texts.ts';

export default function PrivacyPage() {
  const t = useTexts(privacyTexts);
  return (
    <div className="privacy">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(privacyPage.word)} lead={t.lead} />
      <div className="privacy-cards">
        <div>
          <ExportCard />
          <DeletionCard />
        </div>
        <div>
          <ConsentsCard />
        </div>
      </div>
    </div>
  );
}
