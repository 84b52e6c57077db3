import './templates.css';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Template } from '@tzemed/contract/reminder-templates';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isSame } from '../../shared/is-same.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { Bones } from '../../ui/Bones.tsx';
import { dividedBy, valuesOf } from './fill-in.ts';
import { OwnTemplate } from './OwnTemplate.tsx';
import { templateTexts } from './template-texts.ts';
import { useTemplates } from './use-templates.ts';

export type Filled = Readonly<Record<string, unknown>>;

type Props = {
  /** What a template has put into which field. */
  filled: Filled;
  onChoose: (said: ReactNode, filled: Filled) => void;
};

/** Those that the pet may need, one's own first; the one that is pressed fills the form. */
export function TemplateChooser({ filled, onChoose }: Props) {
  const t = useTexts(templateTexts);
  const load = useTemplates();
  const { petOf, petsFor } = usePets();
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, isSubmitted } = useFormState();
  const pet = petOf(useWatch({ name: 'petId' }) as string);
  const kinds = new Set((pet ? [pet] : petsFor('reminders')).map(({ species }) => species));
  const offered = load.templates.filter(
    ({ species, householdId }) =>
      (species.length === 0 || species.some((one) => kinds.has(one))) &&
      (!pet || !householdId || householdId === pet.householdId),
  );
  const own = offered.filter(({ isBuiltIn }) => !isBuiltIn);

  function choose(template: Template) {
    const isTheirs = (name: string) => !!dirtyFields[name] && !isSame(getValues(name), filled[name]);
    const time = isTheirs('time') ? (getValues('time') as string) : template.time;
    const values = valuesOf(template, pet?.birthDate ?? null, time || template.time, new Date());
    const { put, staysAny } = dividedBy(isTheirs);
    for (const name of put) setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted });
    onChoose(
      <p className="chosen">
        <b>{t.of({ title: template.title })}</b> {isMedical(template) && t.vetDecides} {staysAny && t.kept}
      </p>,
      { ...filled, ...Object.fromEntries(put.map((name) => [name, values[name]])) },
    );
  }

  return (
    <div className="templates">
      <LoadBanner load={load} />
      {load.isPending && <Bones count={2} />}
      {own.length > 0 && (
        <section>
          <h3>{t.own}</h3>
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
  const t = useTexts(templateTexts);
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
