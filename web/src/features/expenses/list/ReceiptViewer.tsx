import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../../lib/api/api-client.ts';
import { ItemAttachmentsViewer } from '../../../shared/attachments/attachment-components.ts';
import { expensesApi } from '../api.ts';

const records = { noun: 'medicalRecords', papers: callsOf(medicalRecords) } as const;

type Props = { id: string; recordId: string | undefined; paperId: string | undefined; onClose: () => void };

/** Receipts of an expense, and the documents of the medical record that it holds the cost of. */
export const ReceiptViewer = ({ id, recordId, paperId, onClose }: Props) => (
  <ItemAttachmentsViewer
    api={expensesApi}
    id={id}
    paperId={paperId}
    besides={recordId === undefined ? undefined : { api: records, id: recordId }}
    onClose={onClose}
  />
);
