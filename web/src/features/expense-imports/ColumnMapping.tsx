import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import {
  type ImportField,
  importFields,
  type ImportPreview,
  type NamingField,
} from '@tzemed/contract/money/expense-imports';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { importTexts } from './texts.ts';
import { useCellValueOptions } from './use-cell-value-options.ts';
import type { Import } from './use-import.ts';

type Props = { one: Import; preview: ImportPreview };

/** Field of each column, and the meaning of the texts in it. */
export function ColumnMapping({ one, preview }: Props) {
  const t = useTexts(importTexts);
  const names = useTexts(expenseFieldNames);
  const choices = useCellValueOptions();
  const mapping = preview.columns.map(({ field }) => field);
  const options = [
    ...importFields.map((field) => ({ id: field as string, label: names[field] })),
    { id: '', label: t.notImported },
  ];
  const knowsPets = mapping.includes('pet');
  return (
    <section className="card import-columns" aria-label={t.stepColumns}>
      <ul className="import-maps">
        {preview.columns.map(({ name, sample, field }, column) => {
          const called = name || t.columnNumber({ n: column + 1 });
          return (
            // A column has no other name that is its own.
            <li key={column} data-off={field === null || undefined}>
              <small>{t.columnInFile}</small>
              <b>
                <bdi>{called}</bdi>
              </b>
              <span className="import-sample">
                <bdi>{sample || '\u00a0'}</bdi>
              </span>
              <ArrowDown size={16} aria-hidden="true" />
              <SelectBox
                label={t.meaning({ name: called })}
                options={options}
                value={field ?? ''}
                onChange={(id) => one.map(mapping, column, (id || null) as ImportField | null)}
              />
            </li>
          );
        })}
      </ul>
      {!knowsPets && choices.pet.length > 1 && (
        <div className="import-pet">
          <SelectBox
            label={t.petForAll}
            options={choices.pet}
            value={preview.petId}
            onChange={(petId) => one.say({ petId })}
          />
        </div>
      )}
      <Values one={one} preview={preview} />
    </section>
  );
}

/** Texts in the columns and their meaning; obvious ones are left out. */
function Values({ one, preview }: Props) {
  const t = useTexts(importTexts);
  const choices = useCellValueOptions();
  const { lang } = useLanguage();
  const To = lang === 'en' ? ArrowRight : ArrowLeft;
  const wordOf = (field: NamingField, to: string | null) => choices[field].find(({ id }) => id === to)?.label;
  const told = preview.values.filter(({ field, text, to }) => text !== '' && wordOf(field, to) !== text);
  if (told.length === 0) return null;
  const isAnyUnknown = told.some(({ to }) => to === null);
  return (
    <details className="import-values" open={isAnyUnknown || undefined}>
      <summary>
        {t.values}
        {told.slice(0, 3).map(({ field, text, to }) => (
          <span key={`${field} ${text}`} className="import-value" data-unknown={to === null || undefined}>
            <bdi>{t.valueNamed({ text })}</bdi>
            <To size={14} aria-hidden="true" />
            <bdi>{wordOf(field, to) ?? t.unknown}</bdi>
          </span>
        ))}
      </summary>
      <div className="import-value-list">
        {told.map(({ field, text, to }) => (
          <SelectBox
            key={`${field} ${text}`}
            label={t.valueNamed({ text })}
            options={choices[field]}
            value={to}
            onChange={(id) => one.translate({ field, text, to: id })}
          />
        ))}
      </div>
    </details>
  );
}
