import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import { maxButtonLength, type QuickButton } from '@tzemed/contract/medical/quick-buttons';
import { categoryIcons } from '@tzemed/contract/money/expense-categories';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { iconTexts } from '../../../shared/categories/icon-texts.ts';
import { lazyCustomIcon } from '../../../shared/categories/lazy-custom-icon.tsx';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { savedRow, useSave } from '../../../shared/save/use-save.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextBox } from '../../../ui/field/TextBox.tsx';
import { useDialogHead } from '../../../ui/overlay/dialog-head.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { quickButtonsApi } from '../use-quick-buttons.ts';
import { quickTexts } from './texts.ts';

type Props = {
  householdId: string;
  /** undefined for a new one. */
  button: QuickButton | undefined;
  onDone: () => void;
};

/** Name and icon of an own button. */
export function ButtonForm({ householdId, button, onDone }: Props) {
  const t = useTexts(quickTexts);
  const icons = useTexts(iconTexts);
  const { save } = useSave(quickButtonsApi);
  const { remove, restore } = useRemoval(quickButtonsApi);
  const [name, setName] = useState(button?.name ?? '');
  const [icon, setIcon] = useState(button?.icon ?? categoryIcons[0]);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const title = button ? t.editButton({ name: button.name }) : t.newButton;
  useDialogHead({ title, words: '', round: 2 });

  async function run(work: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    setWrong(undefined);
    setFailure(undefined);
    try {
      await work();
      onDone();
    } catch (error) {
      const atName = error instanceof ApiError ? error.errors?.name : undefined;
      setWrong(atName);
      setFailure(atName ? undefined : errorText(error));
      setBusy(false);
    }
  }
  const store = async () => {
    const body = button ? { name, icon, version: button.version } : { name, icon, householdId };
    savedRow(await save({ id: button?.id, body }));
  };
  async function erase({ id }: QuickButton) {
    await remove(id);
    const undo = { label: t.undoRemoval, onPress: () => void restore(id).then(() => toast.success(t.restored)) };
    toast.success(t.removed, undo);
  }
  return (
    <form
      className="quick-log"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(store);
      }}
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextBox
        label={t.name}
        value={name}
        onChange={(text) => {
          setWrong(undefined);
          setName(text.slice(0, maxButtonLength));
        }}
        message={wrong}
        autoComplete="off"
        required
      />
      <fieldset className="field choices">
        <legend className="lbl">{t.icon}</legend>
        <div className="choice-row">
          {categoryIcons.map((one) => {
            const Icon = lazyCustomIcon(one);
            return (
              <button
                key={one}
                type="button"
                className="pill log-pick"
                title={icons[one]}
                aria-label={icons[one]}
                aria-pressed={one === icon}
                onClick={() => setIcon(one)}
              >
                <Icon size={22} aria-hidden="true" />
              </button>
            );
          })}
        </div>
      </fieldset>
      {button && (
        <button type="button" className="link danger" onClick={() => void run(() => erase(button))}>
          <Trash2 size={18} aria-hidden="true" />
          {t.remove}
        </button>
      )}
      <div className="actions">
        <button type="button" className="btn line" onClick={onDone}>
          {t.back}
        </button>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {button ? t.save : t.add}
        </button>
      </div>
    </form>
  );
}
