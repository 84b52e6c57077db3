import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { expenseTemplates as table, type ExpenseTemplate } from '@tzemed/contract/money/expense-templates';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fetchAllPages, maxPageQuery } from '../../../lib/api/fetch-all-pages.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { restoreLostFocus } from '../../../shared/page/focus-content.ts';
import { templateTexts } from '../../../shared/templates/template-texts.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import type { EditableResource } from '../../../shared/save/use-form-save.ts';
import { makeSaver, savedRow } from '../../../shared/save/use-save.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { expenseTemplateTexts } from './expense-template-texts.ts';

const calls = callsOf(table);
type New = ClientRequest<typeof table.create>['body'];
type Edited = ClientRequest<typeof table.update>['body'];
/** Passed to `useFormSave`. */
export const expenseTemplatesApi: EditableResource<Edited, { template: ExpenseTemplate }> = {
  noun: 'expenseTemplates',
  calls: calls as never,
};

const every = (signal: AbortSignal) => fetchAllPages('templates', (page) => calls.list(maxPageQuery(page), { signal }));

/** All templates, the household's first, with calls that keep one from a form and delete one with undo. Built-in ones are in
 the page's language. */
export function useExpenseTemplates() {
  const t = useTexts(expenseTemplateTexts);
  const { removed } = useTexts(templateTexts);
  const { undo } = useTexts(actionTexts);
  const { lang } = useLanguage();
  const load = useQueryWithFallback<ExpenseTemplate[]>({ noun: 'expenseTemplates', part: `list ${lang}`, load: every });
  const { remove, restore } = useRemoval(expenseTemplatesApi);
  const [saver] = useState(() => makeSaver<New, { template: ExpenseTemplate }>(expenseTemplatesApi as never));
  const { onSuccess, onError } = useRefresh('expenseTemplates');
  const keeping = useMutation({
    mutationFn: async (body: New) => savedRow(await saver.save({ id: undefined, body })),
    // Waited for until it is in the list: what is there already is not kept once more.
    onSuccess: (answer) => {
      toast.success(t.added);
      return onSuccess(answer);
    },
    onError,
  });

  const told = <T>(done: Promise<T>, said?: () => void) => done.then(said, tellFields);
  return {
    ...load,
    templates: load.data ?? [],
    keep: (body: New) => told(keeping.mutateAsync(body)),
    remove: ({ id, description }: ExpenseTemplate) =>
      told(remove(id), () => {
        restoreLostFocus();
        const bringBack = () => void told(restore(id), () => toast.success(t.restored, undefined, id));
        toast.success(removed({ name: isolateDirection(description, lang) }), { label: undo, onPress: bringBack }, id);
      }),
  };
}

/** Shows an error of the fields as a toast: no form of the template's own shows it. */
function tellFields(error: unknown) {
  const [said] = Object.values((error instanceof ApiError && error.errors) || {});
  if (said) toast.error(said, undefined, 'change');
}
