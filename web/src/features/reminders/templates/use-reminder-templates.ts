import { reminderTemplates, type Template } from '@tzemed/contract/reminders/reminder-templates';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';

export const templateCalls = callsOf(reminderTemplates);

const everyTemplate = (signal: AbortSignal) =>
  fetchAllPages('templates', (page) => templateCalls.list(maxPageQuery(page), { signal }));

/** All templates, the household's first. Built-in ones are in the language of the page. */
export function useReminderTemplates() {
  const { lang } = useLanguage();
  const load = useQueryWithFallback<Template[]>({
    noun: 'reminderTemplates',
    part: `list ${lang}`,
    load: everyTemplate,
  });
  return { ...load, templates: load.data ?? [] };
}
