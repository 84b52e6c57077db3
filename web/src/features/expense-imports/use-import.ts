import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { expenseImports, type ImportField, type RowState } from '@tzemed/contract/money/expense-imports';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import { callsOf } from '../../lib/api/api-client.ts';
import { newId } from '../../lib/uuid.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

export const importCalls = callsOf(expenseImports);
type Options = NonNullable<ClientRequest<typeof expenseImports.preview>['options']>;
export type Translation = NonNullable<Options['translations']>[number];
export type RowFilter = RowState | '';

/** A file as it is with what is said of it; the server keeps nothing of it, so it is sent anew with each word. */
type Chosen = { readonly file: File; readonly id: string; readonly options: Options };

const rowsOnPage = 50;

/** State of the import of one file. */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen>();
  /** Undefined until the file is read: rows to fix are shown first, if there are any. */
  const [asked, setAsked] = useState<RowFilter>();
  const shown = asked ?? '';
  const [page, setPage] = useState(1);
  const refresh = useRefresh('expenseImports');

  const preview = useQuery({
    // A name that is not among those that are kept on the device.
    queryKey: ['expenseImports', 'preview', chosen?.id, chosen?.options, shown, page],
    enabled: chosen !== undefined,
    queryFn: ({ signal }) =>
      importCalls.preview(
        {
          file: chosen!.file,
          options: chosen!.options,
          query: { page, limit: rowsOnPage, ...(shown && { state: shown }) },
        },
        { signal },
      ),
    placeholderData: (before, query) => (query?.queryKey[2] === chosen?.id ? keepPreviousData(before) : undefined),
    gcTime: 0,
    // The page tells it, where the file lies.
    meta: { quiet: true },
  });
  if (asked === undefined && preview.data && !preview.isPlaceholderData)
    setAsked(preview.data.counts.error > 0 ? 'error' : '');
  const run = useMutation({
    mutationFn: ({ file, id, options }: Chosen) =>
      importCalls.create({ file, options: { ...options, id, skipErrors: true } }),
    ...refresh,
    meta: { quiet: true },
  });

  const say = (more: Partial<Options>) => setChosen((now) => now && { ...now, options: { ...now.options, ...more } });
  const options = chosen?.options ?? {};
  return {
    file: chosen?.file,
    options,
    preview,
    run,
    shown,
    page,
    setPage,
    show(state: RowFilter) {
      setAsked(state);
      setPage(1);
    },
    choose(file: File) {
      run.reset();
      setAsked(undefined);
      setPage(1);
      setChosen({ file, id: newId(), options: {} });
    },
    forget: () => setChosen(undefined),
    import: async () => {
      if (!chosen) return;
      await run.mutateAsync(chosen);
      setChosen(undefined);
    },
    leftover: () => importCalls.leftover({ file: chosen!.file, options }),
    say,
    map(mapping: (ImportField | null)[], column: number, field: ImportField | null) {
      say({ mapping: mapping.map((now, at) => (at === column ? field : now === field ? null : now)) });
    },
    translate(translation: Translation) {
      const others = (options.translations ?? []).filter(
        ({ field, text }) => field !== translation.field || text !== translation.text,
      );
      say({ translations: [...others, translation] });
    },
    correct(line: number, field: ImportField, text: string) {
      const others = (options.corrections ?? []).filter((one) => one.line !== line || one.field !== field);
      say({ corrections: [...others, { line, field, text }] });
    },
    take(line: number, isTaken: boolean) {
      const others = (options.taken ?? []).filter((one) => one !== line);
      say({ taken: isTaken ? [...others, line] : others });
    },
  };
}
export type Import = ReturnType<typeof useImport>;
