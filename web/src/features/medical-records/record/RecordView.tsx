import { Suspense, useRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkTo, screens } from '../../../screens.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { BelongingDialog } from '../../../shared/form/BelongingDialog.tsx';
import { lazyForm, lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { RemoveWithUndo } from '../../../shared/list/RemoveWithUndo.tsx';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useReplacePage } from '../../../shared/page/use-replace-page.ts';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { usePrefetch } from '../../../ui/lazy/lazy-component.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { medicalRecordsApi } from '../api.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordExpense } from './RecordExpense.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { recordTexts } from './record-texts.ts';
import { medicalRecordTexts } from '../texts.ts';
import { RecordTypeBadge } from '../RecordTypeBadge.tsx';
import { ValidityCard } from '../vaccinations/ValidityCard.tsx';

const Form = lazyForm(() => import('../MedicalRecordForm.tsx').then(({ MedicalRecordForm }) => MedicalRecordForm));

const CommentsCard = lazyWithoutPrefetch(() =>
  import('../comments/CommentsCard.tsx').then((module) => module.CommentsCard),
);
const PapersCard = lazyWithoutPrefetch(() =>
  import('../../../shared/attachments/attachment-components.ts').then((parts) => parts.AttachmentsCard),
);

type Props = { record: MedicalRecord; load: Parameters<typeof LoadBanner>[0]['load'] };

export function RecordView({ record, load }: Props) {
  const t = useTexts(recordTexts);
  const words = useTexts(medicalRecordTexts);
  const actions = useTexts(actionTexts);
  const list = useWord(screens.medicalRecords.word);
  const { lang } = useLanguage();
  const f = useFormats();
  const editor = useEditDialog<MedicalRecord>();
  const removal = useEditDialog<MedicalRecord>();
  const isGone = useRef(false);
  const replacePage = useReplacePage();
  const { remove, restore } = useRemoval(medicalRecordsApi);
  const { petOf } = usePets();
  const { id, petId, type, description, date, vetName, validUntil, tagIds } = record;
  const pet = petOf(petId);
  const mayEdit = canAccess(pet, 'medicalRecords', 'edit');
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  usePageTitle(description);
  usePrefetch(Form, editor.isOpen);

  async function removeRecord(id: string) {
    await remove(id);
    isGone.current = true;
  }

  /** The question's own place in the history goes first; then the page of what is gone. */
  async function closeRemoval() {
    removal.close();
    if (isGone.current) await replacePage(linkTo(screens.medicalRecords));
  }

  return (
    <article className="record">
      <Link className="link record-back" to={linkTo(screens.medicalRecords)} aria-keyshortcuts="Escape">
        <Back size={17} aria-hidden="true" />
        {list}
      </Link>
      <LoadBanner load={load} />
      <header className="record-band" data-hue={pet?.hue}>
        {pet && <PetPortrait pet={pet} size={104} isArch />}
        <div className="record-name">
          <div className="record-kinds">
            <RecordTypeBadge type={type} />
            <Tags ids={tagIds} />
            <WaitingMark id={id} />
          </div>
          <h1 tabIndex={-1}>
            <bdi>{description}</bdi>
          </h1>
          <p>
            {[record.petName, f.day(date), vetName]
              .filter((part) => part !== null)
              .map((part, at) => (
                <span key={part}>
                  {at > 0 && ' • '}
                  <bdi>{part}</bdi>
                </span>
              ))}
          </p>
        </div>
        {validUntil && <ValidityCard from={date} until={validUntil} />}
      </header>
      {mayEdit && (
        <div className="record-acts">
          <button type="button" className="btn" aria-keyshortcuts="E" title="E" onClick={() => editor.edit(record)}>
            <Pencil size={18} aria-hidden="true" />
            {t.edit}
          </button>
          <IconButton
            icon={Trash2}
            label={actions.removeNamed({ name: description })}
            onPress={() => removal.edit(record)}
            isDanger
          />
        </div>
      )}
      <div className="record-columns">
        <div className="record-column">
          <RecordDetails record={record} mayEdit={mayEdit} />
          <Suspense fallback={<Skeleton count={1} />}>
            <PapersCard of={medicalRecordsApi} id={id} pet={pet} mayEdit={mayEdit} />
          </Suspense>
        </div>
        <div className="record-column">
          <RecordExpense record={record} pet={pet} onAdd={mayEdit ? () => editor.edit(record) : undefined} />
          <Suspense fallback={<Skeleton count={1} />}>
            <CommentsCard record={record} mayEdit={mayEdit} />
          </Suspense>
          <RecordHistory record={record} />
        </div>
      </div>
      <BelongingDialog
        area="medicalRecords"
        title={words.editTitle}
        editor={editor}
        likely={petId}
        onRemove={removal.edit}
      >
        {(pets, first) => (
          <Suspense>
            <Form
              api={medicalRecordsApi}
              item={editor.item}
              pets={pets}
              petId={first}
              words={words}
              onDone={editor.close}
            />
          </Suspense>
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removal.item && { id, name: description }}
        question={words.removeQuestion}
        removed={words.removed}
        restored={words.restored}
        remove={removeRecord}
        restore={restore}
        onRemoved={editor.close}
        onClose={() => void closeRemoval()}
      />
    </article>
  );
}
