import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { expenseTemplates as table, type ExpenseTemplate } from '@tzemed/contract/expense-templates';
import type { Sent } from '@tzemed/contract/endpoint';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { isolate } from '../../lib/isolate.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import { ownAddition } from '../../shared/own-addition.ts';
import { templateTexts } from '../../shared/template-texts.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { toast } from '../../ui/toast.ts';
import { expenseTemplateTexts } from './expense-template-texts.ts';

const calls = callsOf(table);
type Changes = Parameters<typeof useChanges<Sent<typeof table.update>['body'], { template: ExpenseTemplate }>>[0];
/** For `useChanges`. */
export const expenseTemplatesApi: Changes = { noun: 'expenseTemplates', calls: calls as never };
type New = Sent<typeof table.create>['body'];

const every = (signal: AbortSignal) => everyPage('templates', (page) => calls.list(wholePageOf(page), { signal }));

/** All of them, one's own first; kept from a form, and taken away with a way back. What is built in is in the page's language. */
export function useExpenseTemplates() {
  const t = useTexts(expenseTemplateTexts);
  const { removed } = useTexts(templateTexts);
  const { undo } = useTexts(actionTexts);
  const { lang } = useLanguage();
  const load = useBackedQuery<ExpenseTemplate[]>({ noun: 'expenseTemplates', part: `list ${lang}`, load: every });
  const { remove, restore } = useChanges(expenseTemplatesApi);
  const [add] = useState(() => ownAddition<New, unknown>(calls as never));
  const { onSuccess, onError } = useRefresh('expenseTemplates');
  const keeping = useMutation({
    mutationFn: add,
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
        rescueFocus();
        const bringBack = () => void told(restore(id), () => toast.success(t.restored, undefined, id));
        toast.success(removed({ name: isolate(description, lang) }), { label: undo, onPress: bringBack }, id);
      }),
  };
}

/** What is wrong with its fields: no form of its own says it. */
function tellFields(error: unknown) {
  const [said] = Object.values((error instanceof ApiError && error.errors) || {});
  if (said) toast.error(said, undefined, 'change');
}
