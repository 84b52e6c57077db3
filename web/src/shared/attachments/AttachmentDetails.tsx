import { useState } from 'react';
import { attachmentInput, type AttachmentInput } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { actionTexts } from '../page/action-texts.ts';
import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';
import { flushPendingTags } from '../tags/flush-pending-tags.ts';
import { PetTagField } from '../tags/PetTagField.tsx';
import type { AccessiblePet } from '../pets/use-pets.ts';
import type { AttachmentInfo } from './attachment-calls.ts';
import { AttachmentKindFields } from './AttachmentKindFields.tsx';
import { attachmentTexts } from './attachment-texts.ts';

type Props = {
  paper: AttachmentInfo | undefined;
  /** Pet that the attachment belongs to. */
  pet: AccessiblePet | undefined;
  onSave: (said: AttachmentInput) => Promise<unknown>;
  onClose: () => void;
};

/** Name, kind, expiry day and tags of an attachment. */
export function AttachmentDetails({ paper, ...props }: Props) {
  const t = useTexts(attachmentTexts);
  return (
    <Modal title={t.details} isOpen={paper !== undefined} onClose={props.onClose}>
      {paper && <DetailsForm key={paper.id} paper={paper} {...props} />}
    </Modal>
  );
}

function DetailsForm({ paper, pet, onSave, onClose }: Props & { paper: AttachmentInfo }) {
  const t = useTexts(attachmentTexts);
  const actions = useTexts(actionTexts);
  const form = useSchemaForm(attachmentInput, { name: paper.name, tagIds: paper.tagIds });
  const [began] = useState(paper.tagIds ?? []);
  const [said, say] = useState({ kind: paper.kind, expiresOn: paper.expiresOn });
  const isChanged = said.kind !== paper.kind || said.expiresOn !== paper.expiresOn;
  async function save({ name }: { name?: string | undefined }) {
    if (!(await flushPendingTags(form.control))) return;
    const tagIds = form.getValues('tagIds');
    // Tags that another person changed meanwhile stay, unless they were changed here too.
    const hasTags = !isSameWhenStored(tagIds ?? [], began);
    await onSave({ ...said, ...(name !== undefined && { name }), ...(hasTags && { tagIds }) });
    toast.success(t.saved);
    onClose();
  }
  return (
    <Form form={form} onSubmit={save} holdsMore={isChanged}>
      <TextField control={form.control} name="name" label={t.name} required autoComplete="off" />
      <AttachmentKindFields
        paper={said}
        onChange={(now) => say((before) => ({ ...before, ...now }) as typeof before)}
      />
      {pet && <PetTagField control={form.control as never} pet={pet} />}
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onClose} />
    </Form>
  );
}
