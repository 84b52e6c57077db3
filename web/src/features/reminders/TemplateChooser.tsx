import '../../shared/templates.css';
import { useFormContext } from 'react-hook-form';
import type { Template } from '@tzemed/contract/reminder-templates';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ChooserProps } from '../../shared/FromTemplate.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { templateTexts } from '../../shared/template-texts.ts';
import { useFillIn } from '../../shared/use-fill-in.ts';
import { useOfferedTemplates } from '../../shared/use-offered-templates.ts';
import { Bones } from '../../ui/Bones.tsx';
import { groups as fields, valuesOf } from './fill-in.ts';
import { OwnTemplate } from './OwnTemplate.tsx';
import { reminderTemplateTexts } from './reminder-template-texts.ts';
import { useTemplates } from './use-templates.ts';

/** Those that the pet may need, one's own first; the one that is pressed fills the form. */
export function TemplateChooser({ filled, onChoose }: ChooserProps) {
  const t = useTexts(reminderTemplateTexts);
  const shared = useTexts(templateTexts);
  const load = useTemplates();
  const { getValues } = useFormContext();
  const { isTheirs, fillIn } = useFillIn(filled);
  const { pet, offered, own } = useOfferedTemplates(load.templates, 'reminders');

  function choose(template: Template) {
    const time = isTheirs('time') ? (getValues('time') as string) : template.time;
    const values = valuesOf(template, pet?.birthDate ?? null, time || template.time, new Date());
    const done = fillIn(values, fields);
    onChoose(
      <p className="chosen">
        <b>{shared.of({ name: template.title })}</b> {isMedical(template) && t.vetDecides}{' '}
        {done.staysAny && shared.kept}
      </p>,
      done.filled,
    );
  }

  return (
    <div className="templates">
      <LoadBanner load={load} />
      {load.isPending && <Bones count={2} />}
      {own.length > 0 && (
        <section>
          <h3>{shared.own}</h3>
          <ul className="own">
            {own.map((template) => (
              <OwnTemplate key={template.id} template={template} onChoose={() => choose(template)}>
                <Words of={template} />
              </OwnTemplate>
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => {
        const found = offered.filter((template) => groupOf(template) === group);
        if (found.length === 0) return null;
        return (
          <section key={group}>
            <h3>{t[group]}</h3>
            <ul>
              {found.map((template) => (
                <li key={template.id}>
                  <button type="button" className="pill small" onClick={() => choose(template)}>
                    <Words of={template} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Words({ of }: { of: Template }) {
  const t = useTexts(reminderTemplateTexts);
  const { lang } = useLanguage();
  return (
    <>
      <bdi>{of.title}</bdi>
      <small>{sayRepeat(of, lang) ?? t.once}</small>
    </>
  );
}

const groups = ['law', 'health', 'care'] as const;
const groupOf = ({ kind }: Template) => kind && (kind === 'law' ? 'law' : kind === 'task' ? 'care' : 'health');
const isMedical = (template: Template) => groupOf(template) === 'health';
