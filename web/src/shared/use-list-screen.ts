import { useEffect, useState, type ComponentType } from 'react';
import type { BelongingApi, BelongingTable, RowOf } from './belonging-api.ts';
import type { BelongingFormProps } from './use-belonging-form.ts';
import { useEditor } from './use-editor.ts';

export type ListWords = {
  title: string;
  lead: string;
  /** On the button; above the form, too, unless it has a title of its own. */
  add: string;
  addTitle?: string;
  editTitle: string;
  /** Said when there is nothing yet, and when the filters let nothing through. */
  emptyTitle: string;
  emptyText: string;
  noMatch: string;
  added: string;
  saved: string;
  removeQuestion: string;
  removed: string;
  restored: string;
};

/** What `useFilters` gives for a list that can be filtered by pet. */
export type ListFilters = {
  page: number;
  isActive: boolean;
  values: { petId: string };
  clear: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
};

type Options<T extends BelongingTable> = {
  words: ListWords;
  filters: ListFilters;
  Form: ComponentType<BelongingFormProps<T>> & { preload: () => void };
  /** What a row is called where it is edited or deleted. */
  nameOf: (row: RowOf<T>) => string;
};

/** What the parts of a belonging's screen share: its words, and which row is being edited or deleted. */
export function useListScreen<T extends BelongingTable>(api: BelongingApi<T>, options: Options<T>) {
  const editor = useEditor<RowOf<T>>();
  const [removing, setRemoving] = useState<RowOf<T> | null>(null);
  const { Form } = options;
  // Opening the form should not have to wait for its code.
  useEffect(() => Form.preload(), [Form]);
  return { ...options, api, editor, removing, setRemoving };
}

export type ListScreenState<T extends BelongingTable> = ReturnType<typeof useListScreen<T>>;
