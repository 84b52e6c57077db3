import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { LoadBanner, type LoadState } from '../../../shared/page/LoadBanner.tsx';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { TextBox } from '../../../ui/field/TextBox.tsx';
import { claimFormTexts } from './form-texts.ts';

export type ChecklistRow = {
  id: string;
  title: string;
  /** Day, vet and attachments of the row. */
  about: readonly string[];
  /** Additional note about the row. */
  note?: string | undefined;
  amount?: number | null;
  /** The row can't be ticked; `note` says why. */
  isBarred?: boolean;
};

type Props = {
  label: string;
  rows: readonly ChecklistRow[];
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  load: LoadState & { isPending: boolean };
  /** Loads older ones; missing where there are none. */
  onOlder: (() => void) | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  /** Said of what is ticked. */
  children: ReactNode;
  ref: Ref<HTMLFieldSetElement>;
};

/** Number of rows that are found at a glance. */
const inSight = 8;

/** Things of a pet, some of which are ticked: found by some words, and older ones by a press. */
export function SearchableChecklist({
  label,
  rows,
  ids,
  onChange,
  load,
  onOlder,
  hint,
  message,
  children,
  ref,
}: Props) {
  const t = useTexts(claimFormTexts);
  const f = useFormats();
  const id = useId();
  const [words, search] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = rows.filter(
    (row) => wanted === '' || [row.title, ...row.about].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  const tick = (one: string, isTicked: boolean) =>
    onChange(isTicked ? [...ids, one] : ids.filter((other) => other !== one));
  return (
    <fieldset className="field choices claim-pick" aria-describedby={message || hint ? id : undefined} ref={ref}>
      <legend className="lbl">{label}</legend>
      <GroupMessage id={id} message={message} hint={hint} />
      <LoadBanner load={load} />
      {load.isPending && <Loading />}
      {rows.length > inSight && (
        <TextBox
          label={t.search}
          value={words}
          onChange={search}
          autoComplete="off"
          // Enter in the search field does not save the form.
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        />
      )}
      {rows.length > 0 && (
        <div className="pick-rows" data-invalid={message ? true : undefined}>
          <ul>
            {found.map(({ id: one, title, about, note, amount, isBarred }) => (
              <li key={one}>
                <label className="check" data-barred={isBarred || undefined}>
                  <input
                    type="checkbox"
                    checked={ids.includes(one)}
                    aria-disabled={isBarred || undefined}
                    onChange={({ target }) => !isBarred && tick(one, target.checked)}
                  />
                  <span>
                    <b>
                      <bdi>{title}</bdi>
                    </b>{' '}
                    <small className="muted">
                      {about.map((part, at) => (
                        <span key={part}>
                          {at > 0 && ' • '}
                          <bdi>{part}</bdi>
                        </span>
                      ))}
                    </small>{' '}
                    {note && <small className="pick-note">{note}</small>}
                  </span>
                  {amount != null && <span className="amt num">{f.ils(amount)}</span>}
                </label>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="muted">{t.noneFound}</p>}
          {onOlder && (
            <button type="button" className="btn line sm" aria-disabled={load.isFetching} onClick={onOlder}>
              {t.older}
            </button>
          )}
        </div>
      )}
      <p className="pick-sum" role="status">
        {children}
      </p>
    </fieldset>
  );
}
