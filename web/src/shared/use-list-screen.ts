import { useEffect, useState, type ComponentType } from 'react';
import type { Word } from '@tzemed/contract/texts';
import { useWord } from '../i18n/use-texts.ts';
import type { BelongingApi, BelongingTable, RowOf } from './belonging-api.ts';
import type { BelongingFormProps } from './use-belonging-form.ts';
import { useEditor } from './use-editor.ts';

/** What `screens` says of it. */
type Listed = { word: Word; add: Word };

type Words = {
  lead: string;
  /** Above the form of a new one, where the words on the button do not do. */
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
type ListFilters = {
  page: number;
  isActive: boolean;
  values: { petId: string };
  clear: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
};

type ListWords = Words & { title: string; add: string };

type Options<T extends BelongingTable> = {
  words: Words;
  filters: ListFilters;
  Form: ComponentType<BelongingFormProps<T>> & { preload: () => void };
  /** What a row is called where it is edited or deleted. */
  nameOf: (row: RowOf<T>) => string;
};

/** What the parts of a belonging's screen share: its words, and which row is being edited or deleted. */
export function useListScreen<T extends BelongingTable>(
  { word, add }: Listed,
  api: BelongingApi<T>,
  options: Options<T>,
) {
  const words: ListWords = { ...options.words, title: useWord(word), add: useWord(add) };
  const editor = useEditor<RowOf<T>>();
  const [removing, setRemoving] = useState<RowOf<T> | null>(null);
  const { Form } = options;
  // Opening the form should not have to wait for its code.
  useEffect(() => Form.preload(), [Form]);
  return { ...options, words, api, editor, removing, setRemoving };
}

export type ListScreenState<T extends BelongingTable> = ReturnType<typeof useListScreen<T>>;
