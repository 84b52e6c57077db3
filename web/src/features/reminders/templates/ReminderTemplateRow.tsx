import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Template } from '@tzemed/contract/reminders/reminder-templates';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { HouseholdTemplateRow as Own } from '../../../shared/templates/HouseholdTemplateRow.tsx';
import { templateTexts } from '../../../shared/templates/template-texts.ts';
import { TextBox } from '../../../ui/field/TextBox.tsx';
import { templateCalls } from './use-reminder-templates.ts';
import { useUndoableAction } from '../use-undoable-action.ts';

/** Characters that a name has at most. */
const longest = 120;

type Props = { template: Template; onChoose: () => void; children: ReactNode };

/** Row of a household's template; its changes can be undone. */
export function ReminderTemplateRow({ template, onChoose, children }: Props) {
  const t = useTexts(templateTexts);
  const actions = useTexts(actionTexts);
  const { lang } = useLanguage();
  const { act, tell } = useUndoableAction('reminderTemplates');
  const { id, title, version, time } = template;
  const params = { id };
  const called = (name: string, from: number) =>
    templateCalls.update({ params, body: { title: name, time, version: from } });

  const remove = () =>
    act({
      about: id,
      send: () => templateCalls.remove({ params }),
      said: () => t.removed({ name: isolateDirection(title, lang) }),
      back: () => templateCalls.restore({ params }),
    }).catch(tell);
  const rename = (name: string) =>
    act({
      about: id,
      send: () => called(name, version),
      said: () => t.renamed,
      back: ({ template: saved }) => called(title, saved.version),
    }).catch(tell);

  const [typed, setTyped] = useState<string>();
  function save() {
    const said = typed?.trim();
    setTyped(undefined);
    if (said && said !== title) void rename(said);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key applies to this text box alone, and not to the form around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else setTyped(undefined);
  }

  if (typed !== undefined)
    return (
      <li role="presentation" onKeyDown={onKeyDown}>
        <TextBox label={t.name} value={typed} onChange={(text) => setTyped(text.slice(0, longest))} autoFocus />
        <button type="button" className="btn line sm" onClick={save}>
          {actions.save}
        </button>
      </li>
    );
  return (
    <Own
      name={title}
      mayEdit={template.mayEdit}
      onChoose={onChoose}
      edit={t.rename({ name: title })}
      onEdit={() => setTyped(title)}
      onRemove={() => void remove()}
    >
      {children}
    </Own>
  );
}
