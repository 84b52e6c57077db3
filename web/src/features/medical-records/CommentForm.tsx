import { useEffect, type ReactNode } from 'react';
import { commentInput } from '@tzemed/contract/comments';
import * as z from 'zod/mini';
import { Form } from '../../ui/Form.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';

const said = z.pick(commentInput, { text: true });

/** What was typed and not sent, by where it was typed: whoever looks something up meanwhile finds it again. */
const drafts = new Map<string, string>();

type Props = {
  /** Where it is typed. */
  place: string;
  label: string;
  text?: string;
  onSend: (text: string) => Promise<unknown>;
  /** Its buttons. */
  children: ReactNode;
};

export function CommentForm({ place, label, text = '', onSend, children }: Props) {
  const form = useSchemaForm(said, { text: drafts.get(place) ?? text });
  const { getValues, reset } = form;
  useEffect(() => () => void drafts.set(place, getValues('text')), [place, getValues]);

  async function send({ text }: z.input<typeof said>) {
    await onSend(text);
    reset({ text: '' });
  }

  return (
    <Form form={form} onSubmit={send}>
      <TextAreaField control={form.control} name="text" label={label} rows={2} />
      {children}
    </Form>
  );
}
