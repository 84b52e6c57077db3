import { useEffect, type ReactNode } from 'react';
import { commentInput } from '@tzemed/contract/comments';
import type * as z from 'zod/mini';
import { Form } from '../../ui/Form.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';

/** What was typed and not sent, by where it was typed: whoever looks something up meanwhile finds it again. */
const drafts = new Map<string, string>();

type Props = {
  label: string;
  onSend: (text: string) => Promise<unknown>;
  /** Its buttons. */
  children: ReactNode;
  /** A new one, that is typed there; or the text of one that is put right. */
  of: { readonly place: string } | { readonly text: string };
};

export function CommentForm({ label, of, onSend, children }: Props) {
  const place = 'place' in of ? of.place : undefined;
  const form = useSchemaForm(commentInput, { text: 'text' in of ? of.text : (drafts.get(of.place) ?? '') });
  const { getValues, reset, setFocus } = form;
  useEffect(() => {
    if (place === undefined) setFocus('text');
    // Sent or emptied, it leaves nothing behind.
    return () => void (place !== undefined && drafts.set(place, getValues('text')));
  }, [place, getValues, setFocus]);

  async function send({ text }: z.input<typeof commentInput>) {
    await onSend(text);
    if (place === undefined) return;
    reset({ text: '' });
    // Also where it was left while it was on its way.
    drafts.delete(place);
  }

  return (
    <Form form={form} onSubmit={send}>
      <TextAreaField control={form.control} name="text" label={label} rows={2} />
      {children}
    </Form>
  );
}
