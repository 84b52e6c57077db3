import '../../../shared/templates/templates.css';
import { useFormContext } from 'react-hook-form';
import type { Template } from '@tzemed/contract/reminders/reminder-templates';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { TemplateChooserProps } from '../../../shared/templates/TemplatePicker.tsx';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { templateTexts } from '../../../shared/templates/template-texts.ts';
import { useApplyTemplate } from '../../../shared/templates/use-apply-template.ts';
import { useOfferedTemplates } from '../../../shared/templates/use-offered-templates.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { templateFieldGroups as fields, templateValues } from './template-values.ts';
import { ReminderTemplateRow } from './ReminderTemplateRow.tsx';
import { reminderTemplateTexts } from './reminder-template-texts.ts';
import { useReminderTemplates } from './use-reminder-templates.ts';

/** Templates that the pet may need, own ones first; a press fills the form. */
export function TemplateChooser({ filled, onChoose }: TemplateChooserProps) {
  const t = useTexts(reminderTemplateTexts);
  const shared = useTexts(templateTexts);
  const load = useReminderTemplates();
  const { getValues } = useFormContext();
  const { isTheirs, fillIn } = useApplyTemplate(filled);
  const { pet, offered, own } = useOfferedTemplates(load.templates, 'reminders');

  function choose(template: Template) {
    const time = isTheirs('time') ? (getValues('time') as string) : template.time;
    const values = templateValues(template, pet?.birthDate ?? null, time || template.time, new Date());
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
      {load.isPending && <Skeleton count={2} />}
      {own.length > 0 && (
        <section>
          <h3>{shared.own}</h3>
          <ul className="own">
            {own.map((template) => (
              <ReminderTemplateRow key={template.id} template={template} onChoose={() => choose(template)}>
                <Words of={template} />
              </ReminderTemplateRow>
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
      <small>{formatRepeat(of, lang) ?? t.once}</small>
    </>
  );
}

const groups = ['law', 'health', 'care'] as const;
const groupOf = ({ kind }: Template) => kind && (kind === 'law' ? 'law' : kind === 'task' ? 'care' : 'health');
const isMedical = (template: Template) => groupOf(template) === 'health';
