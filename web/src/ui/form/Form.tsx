import { use, useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { FormProvider, get, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { AriaLocale } from '../AriaLocale.tsx';
import { isLeavingForLogin } from '../is-leaving-for-login.ts';
import { useFailureText, useTranslate } from '../translate.ts';
import { HoldingContext, UnsavedContext } from './unsaved-changes.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** Saves; a rejection with `errors` (field → message) shows them at their fields, else why it failed above the buttons. `then`: the value of the button that was pressed. */
  onSubmit: (values: V, then?: string) => Promise<unknown>;
  /** Something besides its fields is not saved yet. */
  holdsMore?: boolean | undefined;
  /** True for a form with only a password or a code, which is no loss. */
  isProof?: boolean;
  /** Called when the user has agreed to lose the typed text. */
  onLost?: (() => void) | undefined;
  children: ReactNode;
};

/** Saves from wherever one types, and begins the next one where the form offers that. */
function useSaveByKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const place = form.current!;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      place.requestSubmit(place.querySelector<HTMLElement>('[name=then][value=another]') ?? undefined);
    }
    place.addEventListener('keydown', onKeyDown);
    return () => place.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

export function Form<V extends FieldValues>({
  form,
  onSubmit,
  holdsMore = false,
  isProof = false,
  onLost,
  children,
}: Props<V>) {
  const { handleSubmit, formState } = form;
  const translate = useTranslate();
  const failureText = useFailureText();
  const unsaved = use(UnsavedContext);
  const [isHolding, hold] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useSaveByKey(place);
  const { dirtyFields, isSubmitting, errors } = formState;
  // Not `isDirty`: with it, every field without an initial value counts as changed once any other field is touched.
  const isDirty = !isProof && (Object.keys(dirtyFields).length > 0 || holdsMore || isHolding);

  useEffect(() => {
    unsaved?.(isDirty, onLost);
    return () => unsaved?.(false);
  }, [unsaved, isDirty, onLost]);

  // Loading the page anew, or closing it, asks as well; a session that has ended can't be kept by staying.
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: Event) => !isLeavingForLogin() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  async function save(values: V, then?: string) {
    try {
      await (then ? onSubmit(values, then) : onSubmit(values));
    } catch (reason) {
      showRefusal(form, reason, failureText(reason));
    }
  }

  /** If no invalid field is visible, the user would not know why nothing is saved. */
  function tellUnseen(errors: FieldErrors<V>) {
    const wrong = Object.entries(errors);
    if (wrong.some(([name]) => isInSight(get(form.control._fields, name)))) return;
    form.setError('root', { type: 'server', message: wrong.map(([, error]) => error?.message).join(' ') });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // To React a dialog that is opened by a part of a form is a part of that form, too: each is sent by itself.
    event.stopPropagation();
    const { submitter } = event.nativeEvent as { submitter?: HTMLButtonElement | null };
    if (!isSubmitting) void handleSubmit((values) => save(values, submitter?.value), tellUnseen)(event);
  }

  return (
    <AriaLocale>
      <FormProvider {...form}>
        <form
          ref={place}
          className="form"
          noValidate
          aria-busy={isSubmitting}
          data-unsaved={isDirty || undefined}
          onSubmit={submit}
        >
          <HoldingContext value={hold}>{children}</HoldingContext>
          {errors.root?.message && (
            <p className="err form-err" role="alert">
              {translate(errors.root.message)}
            </p>
          )}
        </form>
      </FormProvider>
    </AriaLocale>
  );
}

type Refusal = { errors?: Record<string, string> };

/**
 * Shows a refusal at the fields that it names, and above the buttons for fields that are not visible; otherwise only
 * `text`, above the buttons.
 */
function showRefusal<V extends FieldValues>(
  { control, getValues, setError }: UseFormReturn<V>,
  reason: unknown,
  text: string,
) {
  const { errors = {} } = reason as Refusal;
  const values = getValues();
  // 'ownFields.2.value' is of a field, too.
  const isOfForm = (name: string) => name.replace(/\..*/, '') in values;
  const atFields = Object.entries(errors).filter(([name]) => isOfForm(name));
  for (const [index, [name, message]] of atFields.entries()) {
    setError(name as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  const unseen = atFields.filter(([name]) => !isInSight(get(control._fields, name)));
  if (atFields.length === 0) setError('root', { type: 'server', message: text });
  else if (unseen.length > 0) setError('root', { type: 'server', message: unseen.map(([, said]) => said).join(' ') });
}

/** A field that was unmounted stays among the form's fields. */
const isInSight = (field?: { _f?: { mount?: boolean } }) => field && field._f?.mount !== false;
