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
import { isSame } from '../is-same.ts';
import { settleTags } from '../tags/settle-tags.ts';
import { TagsOf } from '../tags/TagsOf.tsx';
import type { ReachedPet } from '../use-pets.ts';
import type { Paper } from './calls.ts';
import { PaperSpecifics } from './PaperSpecifics.tsx';
import { paperTexts } from './texts.ts';

type Props = {
  paper: Paper | undefined;
  /** Whose it is. */
  pet: ReachedPet | undefined;
  onSave: (said: AttachmentInput) => Promise<unknown>;
  onClose: () => void;
};

/** What a paper is called, what it is, until when it holds, and what it is filed under. */
export function PaperDetails({ paper, ...props }: Props) {
  const t = useTexts(paperTexts);
  return (
    <Modal title={t.details} isOpen={paper !== undefined} onClose={props.onClose}>
      {paper && <DetailsForm key={paper.id} paper={paper} {...props} />}
    </Modal>
  );
}

function DetailsForm({ paper, pet, onSave, onClose }: Props & { paper: Paper }) {
  const t = useTexts(paperTexts);
  const actions = useTexts(actionTexts);
  const form = useSchemaForm(attachmentInput, { name: paper.name, tagIds: paper.tagIds });
  const [began] = useState(paper.tagIds ?? []);
  const [said, say] = useState({ kind: paper.kind, expiresOn: paper.expiresOn });
  const isChanged = said.kind !== paper.kind || said.expiresOn !== paper.expiresOn;
  async function save({ name }: { name?: string | undefined }) {
    if (!(await settleTags(form.control))) return;
    const tagIds = form.getValues('tagIds');
    // What somebody else has filed it under meanwhile stays, where nothing was said of that here.
    const hasTags = !isSame(tagIds ?? [], began);
    await onSave({ ...said, ...(name !== undefined && { name }), ...(hasTags && { tagIds }) });
    toast.success(t.saved);
    onClose();
  }
  return (
    <Form form={form} onSubmit={save} holdsMore={isChanged}>
      <TextField control={form.control} name="name" label={t.name} required autoComplete="off" />
      <PaperSpecifics paper={said} onChange={(now) => say((before) => ({ ...before, ...now }) as typeof before)} />
      {pet && <TagsOf control={form.control as never} pet={pet} />}
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onClose} />
    </Form>
  );
}
