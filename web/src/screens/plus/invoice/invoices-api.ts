import type { Expense } from '@tzemed/contract/money/expenses';
import type { MedicalRecord, RecordType } from '@tzemed/contract/medical/medical-records';
import { expensesApi } from '../../../features/expenses/api.ts';
import { medicalRecordsApi } from '../../../features/medical-records/api.ts';

export const invoiceKinds = ['visit', 'purchase'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

type Said = { petId: string; date: string; description: string; amount: number };
export type InvoiceBody = Said &
  ({ kind: 'visit'; type: RecordType } | { kind: 'purchase'; category: string }) & { version?: number };
export type Invoice = { id: string; version: number } & Omit<Said, 'amount'> & { amount: number | null } & (
    | { kind: 'visit'; type: RecordType }
    | { kind: 'purchase'; category: string }
  );

/** The record of a visit carries its cost: the server makes the expense of it in the same transaction. */
const recordBody = ({ kind: _kind, amount, ...said }: InvoiceBody & { kind: 'visit' }) => ({ ...said, cost: amount });
const expenseBody = ({ kind: _kind, ...said }: InvoiceBody & { kind: 'purchase' }) => said;

const ofRecord = ({ record }: Record<string, MedicalRecord>): { invoice: Invoice } => {
  const { id, version, petId, date, description, cost, type } = record!;
  return { invoice: { id, version, petId, date, description, amount: cost, kind: 'visit', type } };
};
const ofExpense = ({ expense }: Record<string, Expense>): { invoice: Invoice } => {
  const { id, version, petId, date, description, amount, category } = expense!;
  return { invoice: { id, version, petId, date, description, amount, kind: 'purchase', category } };
};

/** A photographed invoice is saved as one row: a medical record with its cost, or an expense. Either takes its papers along. */
export const invoicesApi = {
  noun: 'medicalRecords',
  calls: {
    create: ({ body }: { body: InvoiceBody }, options?: { newId: string }) =>
      body.kind === 'visit'
        ? medicalRecordsApi.calls.create({ body: recordBody(body) }, options).then(ofRecord)
        : expensesApi.calls.create({ body: expenseBody(body) }, options).then(ofExpense),
    update: ({ params, body }: { params: { id: string }; body: InvoiceBody }) =>
      body.kind === 'visit'
        ? medicalRecordsApi.calls.update({ params, body: recordBody(body) }).then(ofRecord)
        : expensesApi.calls.update({ params, body: expenseBody(body) }).then(ofExpense),
  },
} as const;

const apiOf = { visit: medicalRecordsApi, purchase: expensesApi } as const;

export const invoicePapers = (kind: InvoiceKind) => apiOf[kind].papers;
export const removeInvoice = ({ kind, id }: Invoice) => apiOf[kind].calls.remove({ params: { id } });
