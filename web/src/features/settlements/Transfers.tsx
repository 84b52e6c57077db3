import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Check, CircleCheckBig } from 'lucide-react';
import type { Transfer } from '@tzemed/contract/settlements';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { useTakeBack } from '../../shared/use-take-back.ts';
import { toast } from '../../ui/toast.ts';
import { Ends } from './Ends.tsx';
import { settlementTexts } from './texts.ts';
import { settlementsApi, type SharedHome, useEnds } from './use-settlements.ts';

type Props = { home: SharedHome; onOther: (transfer: Transfer) => void };

/** Who is to give whom how much, and that it was done by one press. */
export function Transfers({ home: { householdId, transfers }, onOther }: Props) {
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
            <Owed key={`${transfer.fromId} ${transfer.toId}`} {...{ householdId, transfer, onOther }} />
          ))}
        </ul>
      )}
    </section>
  );
}

type OwedProps = { householdId: string; transfer: Transfer } & Pick<Props, 'onOther'>;

function Owed({ householdId, transfer, onOther }: OwedProps) {
  const t = useTexts(settlementTexts);
  const f = useFormats();
  const { from, to, is } = useEnds()(transfer);
  const amount = f.ils(transfer.amount);
  const today = useToday();
  const { save } = useChanges(settlementsApi);
  const takeBack = useTakeBack(settlementsApi.noun);
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
      const body = { ...transfer, householdId, date: today };
      const { settlement } = await save({ id: undefined, body });
      setNoted(transfer.amount);
      const undo = async () => {
        await settlementsApi.calls.remove({ params: { id: settlement.id } });
        setNoted(0);
      };
      toast.success(t.noted, takeBack(undo), settlement.id);
    } catch {
      // Told by whoever sent it.
    } finally {
      setSending(false);
    }
  }

  return (
    <li ref={row}>
      <Ends {...transfer} size={48} />
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

/** Whoever's focus is in what was given, and so goes, hears what is left. */
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
