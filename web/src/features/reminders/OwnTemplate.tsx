import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import type { Template } from '@tzemed/contract/reminder-templates';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { templateTexts } from '../../shared/template-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { reminderTemplateTexts } from './reminder-template-texts.ts';
import { templateCalls } from './use-templates.ts';
import { useUndoable } from './use-undoable.ts';

type Props = { template: Template; onChoose: () => void; children: ReactNode };

/** One of a home: chosen by all, called otherwise and deleted by its owners. */
export function OwnTemplate({ template, onChoose, children }: Props) {
  const t = useTexts(reminderTemplateTexts);
  const { removed } = useTexts(templateTexts);
  const actions = useTexts(actionTexts);
  const { lang } = useLanguage();
  const { act, tell } = useUndoable('reminderTemplates');
  const [typed, setTyped] = useState<string>();
  const { id, title, version, time } = template;
  const params = { id };
  const rename = (name: string, from: number) =>
    templateCalls.update({ params, body: { title: name, time, version: from } });

  const remove = () =>
    act({
      about: id,
      send: () => templateCalls.remove({ params }),
      said: () => removed({ name: isolate(title, lang) }),
      back: () => templateCalls.restore({ params }),
    }).catch(tell);
  function save() {
    const name = typed?.trim();
    setTyped(undefined);
    if (!name || name === title) return;
    void act({
      about: id,
      send: () => rename(name, version),
      said: () => t.renamed,
      back: ({ template: saved }) => rename(title, saved.version),
    }).catch(tell);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Of this box alone, and not of the form around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else setTyped(undefined);
  }

  if (typed !== undefined)
    return (
      <li role="presentation" onKeyDown={onKeyDown}>
        <TextBox label={t.name} value={typed} onChange={(text) => setTyped(text.slice(0, 120))} autoFocus />
        <button type="button" className="btn line sm" onClick={save}>
          {actions.save}
        </button>
      </li>
    );
  return (
    <li>
      <button type="button" className="pill small" onClick={onChoose}>
        {children}
      </button>
      {template.mayEdit && (
        <>
          <IconButton icon={Pencil} label={t.rename({ title })} onPress={() => setTyped(title)} />
          <IconButton icon={Trash2} label={t.remove({ title })} onPress={() => void remove()} isDanger />
        </>
      )}
    </li>
  );
}
