import { expenseTemplates as table, type ExpenseTemplate } from '@tzemed/contract/expense-templates';
import type { Sent } from '@tzemed/contract/endpoint';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePage } from '../../lib/every-page.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { toast } from '../../ui/toast.ts';
import { expenseTemplateTexts } from './expense-template-texts.ts';

const calls = callsOf(table);
type New = Sent<typeof table.create>['body'];

const every = (signal: AbortSignal) =>
  everyPage('templates', (page) => calls.list({ query: { page, limit: wholePage } }, { signal }));

/** All of them, one's own first; kept from a form, and taken away with a way back. What is built in is in the page's language. */
export function useExpenseTemplates() {
  const t = useTexts(expenseTemplateTexts);
  const { undo } = useTexts(actionTexts);
  const { lang } = useLanguage();
  const load = useBackedQuery<ExpenseTemplate[]>({ noun: 'expenseTemplates', part: `list ${lang}`, load: every });
  const { save, remove, restore } = useChanges<New, unknown>({ noun: 'expenseTemplates', calls: calls as never });

  const told = <T>(done: Promise<T>, said: () => void) => done.then(said, () => undefined);
  return {
    ...load,
    templates: load.data ?? [],
    keep: (body: New) => told(save({ id: undefined, body }), () => toast.success(t.added)),
    remove: ({ id, description }: ExpenseTemplate) =>
      told(remove(id), () => {
        rescueFocus();
        const bringBack = () => void told(restore(id), () => toast.success(t.restored, undefined, id));
        toast.success(t.removed({ name: description }), { label: undo, onPress: bringBack }, id);
      }),
  };
}
