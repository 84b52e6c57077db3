import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function MedicalRecordsPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.medicalRecords);
  return <h1>{t.medicalRecords}</h1>;
}
