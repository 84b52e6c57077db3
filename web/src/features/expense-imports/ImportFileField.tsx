import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileUp from 'lucide-react/icons/file-up';
import { useTexts } from '../../i18n/use-texts.ts';
import { FilePickerButton } from '../../shared/uploads/FilePickerButton.tsx';
import { useFileDrop } from '../../shared/uploads/use-file-drop.ts';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { importTexts } from './texts.ts';
import type { Import } from './use-import.ts';

/** Accepted by extension: devices differ in the file type they report. */
const accepted = '.csv,.xlsx,.xls,.html,.htm,.xml,.txt,.tsv,text/csv';

/** The file: dropped or picked, and what is known of it then. */
export function ImportFileField({ one }: { one: Import }) {
  const t = useTexts(importTexts);
  const choose = ([file]: File[]) => file && one.choose(file);
  const { isOver, place } = useFileDrop(choose);
  const { file, preview } = one;
  const { data } = preview;
  if (!file)
    return (
      <section className="card import-drop" data-over={isOver || undefined} {...place}>
        <FileUp size={36} aria-hidden="true" />
        <p className="strong">{t.drop}</p>
        <p>{t.kinds}</p>
        <FilePickerButton className="btn" accept={accepted} onFiles={choose}>
          {t.pick}
        </FilePickerButton>
      </section>
    );
  const about = data && [
    t.rows({ count: data.counts.all }),
    ...(data.sheet === null ? [] : [t.sheetNamed({ name: data.sheet })]),
    data.headLine > 0 ? t.headAt({ line: data.headLine }) : t.headless,
    t.nothingYet,
  ];
  return (
    <section className="card import-file" data-over={isOver || undefined} {...place}>
      <span className="import-icon">
        <FileSpreadsheet size={22} aria-hidden="true" />
      </span>
      <div>
        <h2>
          <bdi>{file.name}</bdi>
        </h2>
        <p role="status">{about ? about.join(' · ') : preview.isError ? '' : t.reading}</p>
      </div>
      {data && data.sheets.length > 1 && (
        <SelectBox
          label={t.sheet}
          options={data.sheets.map((name) => ({ id: name, label: name }))}
          value={data.sheet}
          onChange={(sheet) => one.say({ sheet, mapping: undefined, corrections: [], taken: [] })}
        />
      )}
      <FilePickerButton className="link" accept={accepted} onFiles={choose}>
        {t.other}
      </FilePickerButton>
    </section>
  );
}
