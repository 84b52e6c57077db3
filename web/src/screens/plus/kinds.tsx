import type { ComponentType } from 'react';
import { expensesApi } from '../../features/expenses/api.ts';
import { expenseFormTexts } from '../../features/expenses/form-texts.ts';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { medicalRecordFormTexts } from '../../features/medical-records/form-texts.ts';
import { remindersApi } from '../../features/reminders/api.ts';
import { reminderFormTexts } from '../../features/reminders/form-texts.ts';
import { petTexts } from '../../features/pets/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BelongingApi, BelongingTable } from '../../shared/belonging-api.ts';
import type { BelongingForm } from '../../shared/belonging-form.tsx';
import { lazyForm } from '../../shared/lazy-form.ts';
import { WithPets } from '../../shared/WithPets.tsx';
import type { Word } from '@tzemed/contract/texts';

type AddProps = {
  /** The pet that it is probably for. */
  likely: string;
  /** What its form holds from the first. */
  begun?: object | undefined;
  onDone: () => void;
};
/** What can be added from anywhere: the title of its form, and the form. */
type Kind = { title: Word; Form: ComponentType<AddProps> };

/** By the name of the screen that lists them, in the order in which they are offered. */
export const kinds = {
  expenses: {
    title: expenseFormTexts.addTitle,
    Form: formOf(
      expensesApi,
      expenseFormTexts,
      lazyForm(() => import('../../features/expenses/ExpenseForm.tsx').then(({ ExpenseForm }) => ExpenseForm)),
    ),
  },
  medicalRecords: {
    title: medicalRecordFormTexts.addTitle,
    Form: formOf(
      medicalRecordsApi,
      medicalRecordFormTexts,
      lazyForm(() =>
        import('../../features/medical-records/MedicalRecordForm.tsx').then(
          ({ MedicalRecordForm }) => MedicalRecordForm,
        ),
      ),
    ),
  },
  reminders: {
    title: reminderFormTexts.addTitle,
    Form: formOf(
      remindersApi,
      reminderFormTexts,
      lazyForm(() => import('../../features/reminders/ReminderForm.tsx').then(({ ReminderForm }) => ReminderForm)),
    ),
  },
  pets: { title: petTexts.addTitle, Form: petForm() },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
export const isKind = (name: string | undefined): name is KindName => name !== undefined && name in kinds;

function formOf<T extends BelongingTable>(
  api: BelongingApi<T>,
  rows: Record<'added' | 'saved' | 'gone', Word>,
  Form: BelongingForm<T>,
) {
  return function Adding({ likely, begun, onDone }: AddProps) {
    const words = useTexts({ added: rows.added, saved: rows.saved, gone: rows.gone });
    return (
      <WithPets likely={likely}>
        {(pets, petId) => (
          <Form api={api} item={null} pets={pets} petId={petId} words={words} begun={begun} onDone={onDone} />
        )}
      </WithPets>
    );
  };
}

function petForm() {
  const Form = lazyForm(() => import('../../features/pets/PetForm.tsx').then(({ PetForm }) => PetForm));
  return function AddingPet({ onDone }: AddProps) {
    return <Form pet={null} onDone={onDone} />;
  };
}
