import './expenses-export.css';
import FileDown from 'lucide-react/icons/file-down';
import Sheet from 'lucide-react/icons/sheet';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import type { expenseFormats, printouts } from '@tzemed/contract/views/printouts';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';

type Filters = Omit<NonNullable<ClientRequest<typeof printouts.expenses>['query']>, 'format'>;

const exportTexts = texts({
  name: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
  label: { he: 'הורדת ההוצאות שלמעלה', en: 'Download these expenses', ar: 'تنزيل هذه المصاريف' },
  pdf: { he: 'הורדה כ־PDF', en: 'Download as PDF', ar: 'تنزيل PDF' },
  xlsx: { he: 'הורדה כ־Excel', en: 'Download as Excel', ar: 'تنزيل Excel' },
  csv: { he: 'הורדה כ־CSV', en: 'Download as CSV', ar: 'تنزيل CSV' },
});

const formats = ['pdf', 'xlsx', 'csv'] as const satisfies readonly (typeof expenseFormats)[number][];

/** Downloads of the list as shown: a PDF report, an Excel workbook, and a CSV file that can be imported again. */
export function ExpensesExport({ filters }: { filters: Filters }) {
  const t = useTexts(exportTexts);
  async function download(format: (typeof formats)[number]) {
    const { downloadPrintout } = await import('./download-printout.ts');
    await downloadPrintout(`${t.name}.${format}`, (of) => of.expenses({ query: { ...filters, format } }));
  }
  return (
    <div className="expenses-export" role="group" aria-label={t.label}>
      {formats.map((format) => {
        const Icon = format === 'pdf' ? FileDown : Sheet;
        return (
          <button key={format} type="button" className="btn line sm" onClick={() => void download(format)}>
            <Icon size={18} aria-hidden="true" />
            {t[format]}
          </button>
        );
      })}
    </div>
  );
}
