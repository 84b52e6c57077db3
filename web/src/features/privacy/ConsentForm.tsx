import { type ConsentKind, wordings } from '@tzemed/contract/account/consent-kinds';
import * as z from 'zod/mini';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, privacyPage } from '../../screens.ts';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { Link } from '../../ui/Link.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { consentTexts } from './consent-texts.ts';
import { useGiveConsents } from './deletion-api.ts';

const asks = { terms: 'agreeTerms', privacy: 'agreePrivacy' } as const;
const errors = { terms: 'termsRequired', privacy: 'privacyRequired' } as const;
const ticked = (kind: ConsentKind, isDue: boolean) =>
  isDue ? z.boolean().check(z.refine((is) => is, { error: errors[kind] })) : z.boolean();

type Props = { due: readonly ConsentKind[]; onClose: () => void };

/** Form with one checkbox for each document, none of them checked. */
export function ConsentForm({ due, onClose }: Props) {
  const t = useTexts(consentTexts);
  const { lang } = useLanguage();
  const give = useGiveConsents();
  const schema = z.object({
    terms: ticked('terms', due.includes('terms')),
    privacy: ticked('privacy', due.includes('privacy')),
  });
  const form = useSchemaForm(schema, { terms: false, privacy: false });
  async function submit() {
    await give.mutateAsync(Object.fromEntries(due.map((kind) => [kind, wordings[kind]])));
    onClose();
  }
  return (
    <Form form={form} onSubmit={submit}>
      <p>{t.newText}</p>
      {due.map((kind) => (
        <div key={kind} className="consent-ask">
          <a className="link" href={pathInLang(lang, `/${kind}`)} target="_blank" rel="noreferrer">
            {t.readOf({ document: t[kind] })}
          </a>
          <CheckField control={form.control} name={kind} label={t[asks[kind]]} required />
        </div>
      ))}
      <p>
        <Link className="link" to={linkTo(privacyPage)} onClick={onClose}>
          {t.otherwise}
        </Link>
      </p>
      <FormActions submit={t.agree} />
    </Form>
  );
}
