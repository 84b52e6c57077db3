import ReceiptText from 'lucide-react/icons/receipt-text';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkToPet, screens } from '../../../screens.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useExpenseOf, useUnlink } from './record-api.ts';
import { recordTexts } from './record-texts.ts';

type Props = { record: MedicalRecord; pet: Pet | undefined; onAdd: (() => void) | undefined };

/** Cost of a record, for users who may see the expenses of its pet. */
export function RecordExpense({ record, pet, onAdd }: Props) {
  const t = useTexts(recordTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { data: expense } = useExpenseOf(record);
  const unlink = useUnlink();
  const mayEdit = canAccess(pet, 'expenses', 'edit');
  if (!canAccess(pet, 'expenses', 'view')) return null;

  async function cut(id: string) {
    await unlink(id);
    toast.success(t.unlinked);
  }

  if (record.cost === null) {
    if (!onAdd || !mayEdit) return null;
    return (
      <section className="card pad record-expense">
        <h2>{t.linked}</h2>
        <p className="muted">{t.noExpense}</p>
        <button type="button" className="link" onClick={onAdd}>
          {t.addExpense}
        </button>
      </section>
    );
  }
  return (
    <section className="card pad record-expense">
      <h2>{t.linked}</h2>
      <div className="record-sum">
        <RowIcon icon={ReceiptText} />
        <div>
          <b>
            <bdi>{expense?.description ?? record.description}</bdi>
          </b>
          <small className="num">{f.day(expense?.date ?? record.date)}</small>
        </div>
        <span className="num">{f.ils(record.cost)}</span>
      </div>
      <p className="hint">{t.follows}</p>
      <p className="record-links">
        <Link className="link" to={linkToPet(record.petId, screens.expenses.path)}>
          {t.openExpenses({ name: isolateDirection(record.petName, lang) })}
        </Link>
        {mayEdit && record.expenseId && (
          <button type="button" className="link quiet" onClick={() => void cut(record.expenseId!)}>
            {t.unlink}
          </button>
        )}
      </p>
    </section>
  );
}
