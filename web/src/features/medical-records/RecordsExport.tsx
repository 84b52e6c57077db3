import FileDown from 'lucide-react/icons/file-down';
import Sheet from 'lucide-react/icons/sheet';
import type { printouts, printFormats } from '@tzemed/contract/views/printouts';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import { useTexts } from '../../i18n/use-texts.ts';
import { medicalRecordTexts } from './texts.ts';

type Filters = Omit<NonNullable<ClientRequest<typeof printouts.records>['query']>, 'format'>;

/** Downloads of the list as shown: a PDF to print, and a CSV file. */
export function RecordsExport({ filters }: { filters: Filters }) {
  const t = useTexts(medicalRecordTexts);
  async function download(format: (typeof printFormats)[number]) {
    const { downloadPrintout } = await import('../../shared/downloads/download-printout.ts');
    await downloadPrintout(`${t.exportName}.${format}`, (of) => of.records({ query: { ...filters, format } }));
  }
  return (
    <p className="records-export">
      <button type="button" className="btn line sm" onClick={() => void download('pdf')}>
        <FileDown size={18} aria-hidden="true" />
        {t.exportPdf}
      </button>
      <button type="button" className="btn line sm" onClick={() => void download('csv')}>
        <Sheet size={18} aria-hidden="true" />
        {t.exportCsv}
      </button>
    </p>
  );
}
