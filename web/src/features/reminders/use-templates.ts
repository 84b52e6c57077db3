import { reminderTemplates, type Template } from '@tzemed/contract/reminder-templates';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

export const templateCalls = callsOf(reminderTemplates);

const everyTemplate = (signal: AbortSignal) =>
  everyPage('templates', (page) => templateCalls.list(wholePageOf(page), { signal }));

/** All of them, one's own first. What is built in is said in the language of the page. */
export function useTemplates() {
  const { lang } = useLanguage();
  const load = useBackedQuery<Template[]>({ noun: 'reminderTemplates', part: `list ${lang}`, load: everyTemplate });
  return { ...load, templates: load.data ?? [] };
}
