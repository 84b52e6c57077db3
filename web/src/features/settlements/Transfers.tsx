import { useId, useLayoutEffect, useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import type { Settlement, Transfer } from '@tzemed/contract/money/settlements';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { savedRow, useSave } from '../../shared/save/use-save.ts';
import { useUndoCreate } from '../../shared/form/use-undo-create.ts';
import { toast } from '../../ui/toast/toast.ts';
import { TransferAvatars } from './TransferAvatars.tsx';
import { settlementTexts } from './texts.ts';
import { settlementsApi, type SharedHome, useEnds, useNames } from './use-settlements.ts';

type Props = { home: SharedHome; onOther: (transfer: Transfer) => void };

/** Open debts: who owes whom how much, each with a button that records the payment. */
export function Transfers({ home: { householdId, transfers, past }, onOther }: Props) {
  const t = useTexts(settlementTexts);
  const id = useId();
  return (
    <section className="settle-left" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {transfers.length > 0 ? t.toEvenOut : t.isEven}
      </h2>
      {transfers.length === 0 ? (
        <p className="settle-even">
          <CircleCheckBig size={22} aria-hidden="true" />
          {t.isEvenText}
        </p>
      ) : (
        <ul>
          {transfers.map((transfer) => (
            <Owed key={`${transfer.fromId} ${transfer.toId}`} {...{ householdId, transfer, past, onOther }} />
          ))}
        </ul>
      )}
    </section>
  );
}

type OwedProps = { householdId: string; transfer: Transfer; past: readonly Settlement[] } & Pick<Props, 'onOther'>;

function Owed({ householdId, transfer, past, onOther }: OwedProps) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const { from, to, is } = useEnds()(transfer);
  const amount = f.ils(transfer.amount);
  const today = useToday();
  const { save } = useSave(settlementsApi);
  const takeBack = useUndoCreate(settlementsApi.noun);
  const otherwise = useOtherwise(transfer, past);
  const [isSending, setSending] = useState(false);
  // Until what is owed has been asked for anew: a second press would give it twice.
  const [noted, setNoted] = useState(0);
  const row = useFocusLeft();
  const isBusy = isSending || noted === transfer.amount;
  const what = {
    mine: t.iGive({ to, amount }),
    toMe: t.givesMe({ from, amount }),
    others: t.gives({ from, to, amount }),
  }[is];

  async function settle() {
    setSending(true);
    try {
      const body = { ...transfer, householdId, date: today, asOwed: true };
      const settlement = savedRow(await save({ id: undefined, body }));
      setNoted(transfer.amount);
      const undo = async () => {
        await settlementsApi.calls.remove({ params: { id: settlement.id } });
        setNoted(0);
      };
      toast.success(t.noted, takeBack(undo), settlement.id);
    } catch (error) {
      // All else is told by whoever sent it.
      if (error instanceof ApiError && error.code === 'owedOtherwise') toast.info(otherwise(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <li ref={row}>
      <TransferAvatars {...transfer} size={48} />
      <p>{what}</p>
      <div className="settle-ways">
        <button
          type="button"
          className="btn"
          aria-label={t.doneNamed({ what })}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : settle}
        >
          <Check size={18} aria-hidden="true" />
          {t.done}
        </button>
        <button
          type="button"
          className="btn line"
          aria-label={t.otherNamed({ what })}
          onClick={() => onOther(transfer)}
        >
          {t.other}
        </button>
      </div>
    </li>
  );
}

/** Reason why a payment was not recorded: another person recorded it first, or later payments have changed the debt. */
function useOtherwise({ fromId, toId, amount }: Transfer, past: readonly Settlement[]) {
  const t = useTexts(settlementTexts);
  const { lang } = useLanguage();
  const { isMe, short } = useNames();
  return ({ message, body }: ApiError) => {
    const last = (body as { current?: { settlement: Settlement } }).current?.settlement;
    const isNew = !past.some(({ id, version }) => id === last?.id && version === last.version);
    const isThis = last?.fromId === fromId && last.toId === toId && last.amount === amount;
    if (!isNew || !isThis) return message;
    const when = relativeTime(last.updatedAt, Date.now(), lang);
    return isMe(last.updatedBy) ? t.notedByMe({ when }) : t.notedBy({ name: short(last.updatedBy), when });
  };
}

/** When a row that has the focus is removed, focuses the heading, which says what is left. */
function useFocusLeft() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const going = row.current!;
    return () => {
      if (going.contains(document.activeElement)) going.closest('section')?.querySelector('h2')?.focus();
    };
  }, []);
  return row;
}
