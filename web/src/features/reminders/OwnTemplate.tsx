import type { ReactNode } from 'react';
import type { Template } from '@tzemed/contract/reminder-templates';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { OwnTemplate as Own } from '../../shared/OwnTemplate.tsx';
import { templateTexts } from '../../shared/template-texts.ts';
import { templateCalls } from './use-templates.ts';
import { useUndoable } from './use-undoable.ts';

type Props = { template: Template; onChoose: () => void; children: ReactNode };

/** One of a home, of which what is changed can be taken back. */
export function OwnTemplate({ template, onChoose, children }: Props) {
  const t = useTexts(templateTexts);
  const { lang } = useLanguage();
  const { act, tell } = useUndoable('reminderTemplates');
  const { id, title, version, time } = template;
  const params = { id };
  const called = (name: string, from: number) =>
    templateCalls.update({ params, body: { title: name, time, version: from } });

  const remove = () =>
    act({
      about: id,
      send: () => templateCalls.remove({ params }),
      said: () => t.removed({ name: isolate(title, lang) }),
      back: () => templateCalls.restore({ params }),
    }).catch(tell);
  const rename = (name: string) =>
    act({
      about: id,
      send: () => called(name, version),
      said: () => t.renamed,
      back: ({ template: saved }) => called(title, saved.version),
    }).catch(tell);

  return (
    <Own
      name={title}
      longest={120}
      mayEdit={template.mayEdit}
      onChoose={onChoose}
      onRename={(name) => void rename(name)}
      onRemove={() => void remove()}
    >
      {children}
    </Own>
  );
}
