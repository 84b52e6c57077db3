import { useEffect, type ReactNode } from 'react';
import { commentInput } from '@tzemed/contract/items/comments';
import type * as z from 'zod/mini';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';

type Props = {
  label: string;
  onSend: (text: string) => Promise<unknown>;
  /** Buttons of the form. */
  children: ReactNode;
  /** A new one, that is typed there; or the text of one that is put right. */
  of: { readonly place: string } | { readonly text: string };
};

export function CommentForm({ label, of, onSend, children }: Props) {
  const place = 'place' in of ? of.place : undefined;
  const form = useSchemaForm(commentInput, { text: 'text' in of ? of.text : '' });
  const { reset, setFocus } = form;
  // Keeps the text as a draft for a user who looks something up meanwhile.
  const { forget } = useDraft(form, place && `comments ${place}`);
  useEffect(() => {
    if (place === undefined) setFocus('text');
  }, [place, setFocus]);

  async function send({ text }: z.input<typeof commentInput>) {
    await onSend(text);
    if (place === undefined) return;
    reset({ text: '' });
    // Also where it was left while it was on its way.
    forget();
  }

  return (
    <Form form={form} onSubmit={send}>
      <TextAreaField control={form.control} name="text" label={label} rows={2} />
      {children}
    </Form>
  );
}
