import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { createPortal } from 'react-dom';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { CheckField } from '../../../ui/field/CheckField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { securityTexts } from './texts.ts';

const savedForm = z.object({ saved: z.literal(true, 'recoveryCodesUnsaved') });

type Props = { codes: readonly string[]; onSaved: () => Promise<void> };

/** Shown once: nothing goes on before they are said to be saved. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useTexts(securityTexts);
  const form = useSchemaForm(savedForm, { saved: false as unknown as true });
  const text = `${t.file}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <Form form={form} onSubmit={onSaved} holdsMore>
      <p>{t.codesOnce}</p>
      <ul className="recovery-codes" dir="ltr" aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-ways">
        <button type="button" className="btn line sm" onClick={() => saveFile(new Blob([text]), `${t.file}.txt`)}>
          <Download size={16} aria-hidden="true" />
          {t.download}
        </button>
        <button type="button" className="btn line sm" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {t.copy}
        </button>
        <button type="button" className="btn line sm" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" />
          {t.print}
        </button>
      </div>
      {createPortal(
        <section className="codes-printed" aria-hidden="true">
          <h1>{t.file}</h1>
          {codes.map((code) => (
            <code key={code} dir="ltr">
              {code}
            </code>
          ))}
        </section>,
        document.body,
      )}
      <CheckField control={form.control} name="saved" label={t.saved} required />
      <FormActions submit={t.finish} submitting={t.saving} />
    </Form>
  );
}
