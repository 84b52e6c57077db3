import { use, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { QuickButton as OwnButton } from '@tzemed/contract/medical/quick-buttons';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { UnsavedContext } from '../../../ui/form/unsaved-changes.ts';
import { useDialogHead } from '../../../ui/overlay/dialog-head.ts';
import { layoutCalls, type QuickButton } from '../use-quick-buttons.ts';
import { ButtonForm } from './ButtonForm.tsx';
import { moveKey } from './move-key.ts';
import { quickTexts } from './texts.ts';

type Props = {
  householdId: string;
  buttons: readonly QuickButton[];
  own: readonly OwnButton[];
  onDone: () => void;
};

/** Order of the buttons, and which of them are shown: by drag, or by arrow keys on the grip. */
export function ArrangeButtons({ householdId, buttons, own, onDone }: Props) {
  const t = useTexts(quickTexts);
  const refresh = useRefresh('quickButtons');
  const [order, setOrder] = useState<readonly string[]>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>();
  const [editing, edit] = useState<OwnButton | 'new'>();
  const [said, say] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isChanged = order !== undefined || hidden !== undefined;
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell?.(isChanged);
    return () => tell?.(false);
  }, [tell, isChanged]);

  // A button that is new, or deleted meanwhile, has its place by the server's order.
  const byKey = new Map(buttons.map((button) => [button.key, button]));
  const keys = [...new Set([...(order ?? []).filter((key) => byKey.has(key)), ...byKey.keys()])];
  const isHidden = (key: string) => hidden?.has(key) ?? byKey.get(key)!.isHidden;

  function move(key: string, to: number) {
    const next = moveKey(keys, key, to);
    if (next === keys) return;
    flushSync(() => setOrder(next));
    say(t.moved({ name: byKey.get(key)!.title, n: next.indexOf(key) + 1, all: next.length }));
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, key: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const grip = event.currentTarget;
    move(key, keys.indexOf(key) + step);
    // Its row has moved in the page.
    grip.focus();
  }
  function onPointerMove(event: PointerEvent<HTMLButtonElement>, key: string) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    move(key, over < 0 ? rows.length - 1 : over);
  }
  function toggle(key: string) {
    const next = new Set(keys.filter((one) => (one === key ? !isHidden(one) : isHidden(one))));
    setFailure(next.size === keys.length ? t.lastButton : undefined);
    if (next.size < keys.length) setHidden(next);
  }
  async function finish() {
    if (isBusy) return;
    if (!isChanged) return onDone();
    setBusy(true);
    try {
      await layoutCalls.arrange({ body: { householdId, order: keys, hidden: keys.filter(isHidden) } });
      await refresh.onSuccess();
      onDone();
    } catch (error) {
      setBusy(false);
      setFailure((error instanceof ApiError && Object.values(error.errors ?? {})[0]) || errorText(error));
    }
  }

  if (editing)
    return (
      <ButtonForm
        householdId={householdId}
        button={editing === 'new' ? undefined : editing}
        onDone={() => edit(undefined)}
      />
    );
  return (
    <div className="quick-log">
      <Head />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <ul className="log-order" ref={list}>
        {keys.map((key) => {
          const { title, Icon, isTimed, isOwn } = byKey.get(key)!;
          const button = own.find(({ id }) => id === key);
          const isOff = isHidden(key);
          return (
            <li key={key} data-off={isOff || undefined}>
              <button
                type="button"
                className="log-grip"
                aria-label={t.grip({ name: title })}
                onKeyDown={(event) => onKeyDown(event, key)}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={(event) => onPointerMove(event, key)}
              >
                <GripVertical size={20} aria-hidden="true" />
              </button>
              <span className="log-icon" aria-hidden="true">
                <Icon size={22} />
              </span>
              <span>
                <b>
                  <bdi>{title}</bdi>
                </b>
                {(isTimed || isOwn) && <small>{isTimed ? t.withWatch : t.own}</small>}
              </span>
              {button && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={t.editButton({ name: title })}
                  onClick={() => edit(button)}
                >
                  <Pencil size={18} aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className="icon-btn"
                aria-label={t.shown({ name: title })}
                aria-pressed={!isOff}
                onClick={() => toggle(key)}
              >
                {isOff ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
      <div className="actions">
        <button type="button" className="btn line" onClick={() => edit('new')}>
          <Plus size={18} aria-hidden="true" />
          {t.newButton}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void finish()}>
          {t.done}
        </button>
      </div>
    </div>
  );
}

/** Title of the dialog while the order is shown, and not the form of a button. */
function Head() {
  const t = useTexts(quickTexts);
  useDialogHead({ title: t.arrangeTitle, words: t.arrangeHint, round: 1 });
  return null;
}
