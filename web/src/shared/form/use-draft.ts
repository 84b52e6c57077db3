import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '../../lib/offline/drafts.ts';
import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';

type Options = {
  /** An edit: the values that it began with are kept too, since an edit by somebody else is noticed by its version. */
  isEdit?: boolean;
  /** Something new: the id that it is sent with, see `useSave`. */
  adding?: { nextId: () => string; resume: (id: string) => void } | undefined;
  /** Values that another part of the app asked the form to begin with. They come before a draft, which stays as it is. */
  begun?: (() => object | undefined) | undefined;
};

/**
 * Keeps on this device what is typed into a form until it is saved, or its user agrees to lose it. A form that is opened again
 * under the same `name` begins with it; without a name nothing is kept.
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string | undefined,
  options: Options = {},
) {
  /** Time at which the restored draft was typed, in milliseconds since 1970. */
  const [restoredAt, setRestoredAt] = useState<number>();
  /** Raised when fields have to be drawn anew: what they remember of their typing is of other values. */
  const [round, setRound] = useState(0);
  const isKept = useRef(false);
  const first = useRef<{ base: V; set: Partial<V> }>(undefined);

  useEffect(() => {
    if (name === undefined) return undefined;
    const { isEdit = false, adding, begun } = options;
    const typed = begun?.();
    const draft = readDraft(name);
    const base = form.formState.defaultValues as V;
    // A form may set some of its fields when it opens.
    first.current = { base, set: changedIn(form.getValues(), base) as Partial<V> };
    if (draft && !typed) {
      if (draft.base) form.reset(draft.base as V);
      if (draft.newId) adding?.resume(draft.newId);
      fill(form, draft.values, true);
      setRestoredAt(draft.at);
      setRound((count) => count + 1);
    }
    isKept.current = !(draft && typed);
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields, defaultValues }) => {
        if (!isKept.current) return;
        const changed = changedIn(values, defaultValues);
        if ([dirtyFields ?? {}, changed].some((fields) => Object.keys(fields).length === 0)) return dropDraft(name);
        return keepDraft(name, {
          at: Date.now(),
          values: changed,
          base: isEdit ? defaultValues : undefined,
          newId: adding?.nextId(),
        });
      },
    });
    if (typed) fill(form, typed, true);
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a form stays one form: its name and what it begins with
  }, []);

  /** Deletes the draft of a saved form. */
  const forget = useCallback(() => name && dropDraft(name), [name]);
  /** Deletes the draft of a form that is about to close with nothing left to keep. */
  const end = useCallback(() => {
    // A draft that is another's, since this form was begun elsewhere, stays.
    if (isKept.current) forget();
    isKept.current = false;
  }, [forget]);

  const closing =
    <Args extends unknown[]>(close: (...args: Args) => void) =>
    (...args: Args) => {
      end();
      close(...args);
    };

  /** Back to what the form would have begun with. */
  function startOver() {
    form.reset(first.current?.base);
    fill(form, first.current?.set ?? {}, false);
    forget();
    setRestoredAt(undefined);
    setRound((count) => count + 1);
  }

  return { restoredAt, round, forget, end, closing, startOver };
}

export type FormDraft = ReturnType<typeof useDraft>;

function fill<V extends FieldValues>(form: UseFormReturn<V>, values: object, shouldDirty: boolean) {
  for (const [field, value] of Object.entries(values))
    form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty });
}

const changedIn = (values: FieldValues, base: FieldValues | undefined) =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isText(value) && !isSameWhenStored(value, base?.[field])),
  );

/** Files can't be kept with text. */
const isText = (value: unknown): boolean =>
  !(value instanceof Blob) &&
  (value === null || typeof value !== 'object' || Object.values(value).every((part) => isText(part)));
