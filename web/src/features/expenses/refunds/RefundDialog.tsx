import { Suspense } from 'react';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { restoreLostFocus } from '../../../shared/page/focus-content.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../../ui/lazy/lazy-component.ts';
import { expensesApi } from '../api.ts';
import { Form } from '../form/lazy-expense-form.ts';
import { refundTexts } from './refund-texts.ts';
import { leftToRefund } from './refunds.ts';

type Props = { refunding: { isOpen: boolean; item: Expense | null; close: () => void } };

/** Dialog that adds a refund of an expense: all of the amount left, unless the user types another. */
export function RefundDialog({ refunding: { isOpen, item, close } }: Props) {
  const t = useTexts(refundTexts);
  const today = useToday();
  usePrefetch(Form, isOpen);
  /** The dialog may have been opened from the expense form, which is closed by now, so focus is restored. */
  const leave = () => {
    close();
    restoreLostFocus();
  };
  return (
    <Modal title={item ? t.title({ name: item.description }) : ''} isOpen={isOpen} onClose={leave}>
      <Suspense fallback={<Loading />}>
        {item && (
          <Form
            api={expensesApi}
            item={null}
            pets={[]}
            petId={item.petId}
            words={t}
            given={{
              of: item,
              refundOf: item.id,
              description: item.description,
              category: item.category,
              amount: leftToRefund(item),
              // Until it is known to be over.
              ...(item.claimId && { claimId: item.claimId }),
              // A payment in advance is not refunded before its day.
              ...(item.date > today && { date: item.date }),
            }}
            onDone={leave}
          />
        )}
      </Suspense>
    </Modal>
  );
}
