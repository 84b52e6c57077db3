import type { ComponentType } from 'react';
import Camera from 'lucide-react/icons/camera';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ListChecks from 'lucide-react/icons/list-checks';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PackagePlus from 'lucide-react/icons/package-plus';
import Pill from 'lucide-react/icons/pill';
import Scale from 'lucide-react/icons/scale';
import type { LucideIcon } from 'lucide-react/types';
import { appointmentsApi } from '../../features/appointments/api.ts';
import { appointmentFormTexts } from '../../features/appointments/form-texts.ts';
import { careItemsApi } from '../../features/care/own-items-api.ts';
import { ownItemTexts } from '../../features/care/own-item-texts.ts';
import { expensesApi } from '../../features/expenses/api.ts';
import { expenseFormTexts } from '../../features/expenses/form/form-texts.ts';
import { measuresApi } from '../../features/measures/api.ts';
import { weighTexts } from '../../features/measures/texts.ts';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { medicalRecordFormTexts } from '../../features/medical-records/form-texts.ts';
import { QuickLogContent } from '../../features/observations/quick/LazyQuickLog.tsx';
import { quickTexts } from '../../features/observations/quick/texts.ts';
import { medicinesApi } from '../../features/medicines/api.ts';
import { medicineFormTexts } from '../../features/medicines/form-texts.ts';
import { remindersApi } from '../../features/reminders/api.ts';
import { reminderFormTexts } from '../../features/reminders/form/form-texts.ts';
import { stockFormTexts } from '../../features/stock/form-texts.ts';
import { petTitleTexts } from '../../features/pets/form/title-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import type { BelongingApi, BelongingTable } from '../../shared/queries/belonging-api.ts';
import type { BelongingForm } from '../../shared/form/belonging-form.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import type { GivenFiles } from '../../shared/uploads/given-files.ts';
import { RequirePets } from '../../shared/pets/RequirePets.tsx';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Word } from '@tzemed/contract/text/texts';
import { plusTexts } from './texts.ts';
import type { QuickEntryDraft } from './use-quick-entry.ts';

type AddProps = {
  /** The pet that it is probably for. */
  likely: string;
  /** Prefilled values of the form. */
  begun?: object | undefined;
  /** Files that the form begins with, of a kind that takes some. */
  shared?: GivenFiles | undefined;
  /** Called when nothing can be added without a pet first. */
  onNoPets: () => void;
  onDone: () => void;
};
export type Kind = {
  /** Permission area that adding the item needs; undefined for a pet itself. */
  area: Area | undefined;
  /** True for an item that only owners add. */
  isOfOwners?: boolean;
  icon: LucideIcon;
  /** Above its form. */
  title: Word;
  Form: ComponentType<AddProps>;
  /** Prefill from a line that was typed before; none of its text is dropped. */
  begunBy: (text: string, draft: QuickEntryDraft) => object;
};

const ofPet = ({ petId }: QuickEntryDraft) => (petId === '' ? {} : { petId });

/** Keyed by the name of the screen that lists the items, if there is one, in the order in which they are offered. */
export const itemKinds = {
  expenses: {
    area: expensesApi.area,
    icon: screens.expenses.icon,
    title: expenseFormTexts.addTitle,
    begunBy: (_, draft) => draft,
    Form: formOf(
      expensesApi,
      expenseFormTexts,
      lazyForm(() => import('../../features/expenses/form/ExpenseForm.tsx').then(({ ExpenseForm }) => ExpenseForm)),
    ),
  },
  invoices: {
    area: expensesApi.area,
    icon: Camera,
    title: plusTexts.invoices,
    begunBy: (_, draft) => draft,
    Form: invoiceForm(),
  },
  medicalRecords: {
    area: medicalRecordsApi.area,
    icon: screens.medicalRecords.icon,
    title: medicalRecordFormTexts.addTitle,
    begunBy: (description, draft) => ({ description, ...ofPet(draft) }),
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
    area: remindersApi.area,
    icon: screens.reminders.icon,
    title: reminderFormTexts.addTitle,
    begunBy: (title, draft) => ({ title, ...ofPet(draft) }),
    Form: formOf(
      remindersApi,
      reminderFormTexts,
      lazyForm(() => import('../../features/reminders/form/ReminderForm.tsx').then(({ ReminderForm }) => ReminderForm)),
    ),
  },
  appointments: {
    area: appointmentsApi.area,
    icon: CalendarPlus,
    title: appointmentFormTexts.addTitle,
    begunBy: (reason, draft) => ({ reason, ...ofPet(draft) }),
    Form: formOf(
      appointmentsApi,
      appointmentFormTexts,
      lazyForm(() =>
        import('../../features/appointments/AppointmentForm.tsx').then(({ AppointmentForm }) => AppointmentForm),
      ),
    ),
  },
  observations: {
    area: 'medicalRecords',
    icon: NotebookPen,
    title: quickTexts.title,
    begunBy: () => ({}),
    Form: QuickLogContent,
  },
  weights: {
    area: measuresApi.area,
    icon: Scale,
    title: weighTexts.weigh,
    begunBy: () => ({}),
    Form: weighForm(),
  },
  pets: {
    area: undefined,
    icon: screens.pets.icon,
    title: petTitleTexts.addTitle,
    begunBy: (name) => ({ name }),
    Form: petForm(),
  },
  medicines: {
    area: medicinesApi.area,
    icon: Pill,
    title: medicineFormTexts.addTitle,
    begunBy: (name, draft) => ({ name, ...ofPet(draft) }),
    Form: formOf(
      medicinesApi,
      medicineFormTexts,
      lazyForm(() => import('../../features/medicines/form/MedicineForm.tsx').then(({ MedicineForm }) => MedicineForm)),
    ),
  },
  stock: {
    area: 'reminders',
    isOfOwners: true,
    icon: PackagePlus,
    title: stockFormTexts.package,
    begunBy: (name) => ({ name }),
    Form: packageForm(),
  },
  careItems: {
    area: careItemsApi.area,
    icon: ListChecks,
    title: ownItemTexts.addTitle,
    begunBy: (title, draft) => ({ title, ...ofPet(draft) }),
    Form: formOf(
      careItemsApi,
      ownItemTexts,
      lazyForm(() => import('../../features/care/care-forms.ts').then(({ OwnItemForm }) => OwnItemForm)),
    ),
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof itemKinds;
export const isKind = (name: string | undefined): name is KindName => name !== undefined && name in itemKinds;

function formOf<T extends BelongingTable>(
  api: BelongingApi<T>,
  rows: Record<'added' | 'saved' | 'gone', Word>,
  Form: BelongingForm<T>,
) {
  return function Adding({ likely, begun, shared, onNoPets, onDone }: AddProps) {
    const words = useTexts({ added: rows.added, saved: rows.saved, gone: rows.gone });
    return (
      <RequirePets area={api.area} likely={likely} onNoPets={onNoPets}>
        {(pets, petId) => <Form {...{ api, pets, petId, words, begun, shared, onDone }} item={null} />}
      </RequirePets>
    );
  };
}

function invoiceForm() {
  const Form = lazyForm(() => import('./invoice/InvoiceForm.tsx').then(({ InvoiceForm }) => InvoiceForm));
  return function AddingInvoice({ likely, begun, shared, onNoPets, onDone }: AddProps) {
    return (
      <RequirePets area={expensesApi.area} likely={likely} onNoPets={onNoPets}>
        {(pets, petId) => <Form pets={pets} petId={petId} begun={begun} shared={shared} onDone={onDone} />}
      </RequirePets>
    );
  };
}

function packageForm() {
  const Form = lazyForm(() => import('../../features/stock/PackageForm.tsx').then(({ PackageForm }) => PackageForm));
  return function AddingPackage({ begun, onDone }: AddProps) {
    return <Form item={null} onDone={onDone} {...begun} />;
  };
}

function weighForm() {
  const Form = lazyForm(() => import('../../features/measures/WeighForm.tsx').then(({ WeighForm }) => WeighForm));
  return function Weighing({ likely, onNoPets, onDone }: AddProps) {
    return (
      <RequirePets area={measuresApi.area} likely={likely} onNoPets={onNoPets}>
        {(pets, petId) => <Form pets={pets} petId={petId} onDone={onDone} />}
      </RequirePets>
    );
  };
}

function petForm() {
  const Form = lazyForm(() => import('../../features/pets/form/PetForm.tsx').then(({ PetForm }) => PetForm));
  return function AddingPet({ begun, onDone }: AddProps) {
    return <Form pet={null} begun={begun} onDone={onDone} />;
  };
}
