import { useState } from 'react';
import { attachmentInput, type AttachmentInput } from '@tzemed/contract/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { actionTexts } from '../action-texts.ts';
import type { Paper } from './calls.ts';
import { PaperSpecifics } from './PaperSpecifics.tsx';
import { paperTexts } from './texts.ts';

type Props = { paper: Paper | undefined; onSave: (said: AttachmentInput) => Promise<unknown>; onClose: () => void };

/** What a paper is called, what it is, and until when it holds. */
export function PaperDetails({ paper, onSave, onClose }: Props) {
  const t = useTexts(paperTexts);
  return (
    <Modal title={t.details} isOpen={paper !== undefined} onClose={onClose}>
      {paper && <DetailsForm key={paper.id} {...{ paper, onSave, onClose }} />}
    </Modal>
  );
}

function DetailsForm({ paper, onSave, onClose }: Props & { paper: Paper }) {
  const t = useTexts(paperTexts);
  const actions = useTexts(actionTexts);
  const form = useSchemaForm(attachmentInput, { name: paper.name });
  const [said, say] = useState({ kind: paper.kind, expiresOn: paper.expiresOn });
  const isChanged = said.kind !== paper.kind || said.expiresOn !== paper.expiresOn;
  async function save({ name }: { name?: string | undefined }) {
    await onSave({ ...said, ...(name !== undefined && { name }) });
    toast.success(t.saved);
    onClose();
  }
  return (
    <Form form={form} onSubmit={save} holdsMore={isChanged}>
      <TextField control={form.control} name="name" label={t.name} required autoComplete="off" />
      <PaperSpecifics paper={said} onChange={(now) => say((before) => ({ ...before, ...now }) as typeof before)} />
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onClose} />
    </Form>
  );
}
