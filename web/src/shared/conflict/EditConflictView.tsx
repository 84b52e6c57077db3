import './edit-conflict.css';
import { useEffect, useId, useRef, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormState } from 'react-hook-form';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { useDialogHead } from '../../ui/overlay/dialog-head.ts';
import type { FieldSummary } from '../../ui/form/field-summary.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { EditValues } from './three-way-merge.ts';
import {
  formatFieldValue,
  unresolvedRows,
  resolvedValues,
  type ConflictRow,
  type ConflictSide,
  type EditConflict,
} from './edit-conflict.ts';
import { editConflictTexts } from './edit-conflict-texts.ts';
import { useConflictLabels } from './use-conflict-labels.ts';

type Props = {
  edit: EditConflict;
  onChoose: (reading: FieldSummary, side: ConflictSide) => void;
  /** Keeps the stored version and drops this edit. */
  onDrop: () => void;
};

const sides = ['mine', 'theirs'] as const;

/** Replaces a form: the user chooses between values that both have changed, and sees the other changes. */
export function EditConflictView({ edit, onChoose, onDrop }: Props) {
  const t = useTexts(editConflictTexts);
  const theirs = useConflictLabels(edit.standing);
  const formats = useFormats();
  const { lang } = useLanguage();
  const { isSubmitting } = useFormState();
  const [now] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const { states, rows, hurried } = edit;
  const open = unresolvedRows(edit);

  const words = (reading: FieldSummary, values: EditValues) => formatFieldValue(reading, values, formats);
  const named = rows.find(({ reading }) => reading.weight === 'name') ?? rows[0]!;
  const all = (changed: ConflictRow['changed']) => rows.filter((row) => row.changed === changed);
  const said = all('nobody').filter(({ reading }) => words(reading, states.theirs));

  const name = t.quoted({ words: words(named.reading, states.opened) });
  useDialogHead({
    title: theirs.title,
    words: all('both').length > 0 ? t.choose({ name }) : t.together,
    round: edit.round,
  });
  useEffect(() => {
    if (hurried > 0) place.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }, [hurried]);

  function drop() {
    toast.info(t.dropped({ version: theirs.version }));
    onDrop();
  }

  /** «הערות ״לא ליד הגן״»; the name of the whole needs no label. */
  function inResult({ reading, changed }: ConflictRow) {
    const value = shortened(words(reading, resolvedValues(edit, { reading, changed })));
    if (!value) return t.without({ label: reading.label });
    const shown = reading.weight === 'long' ? t.quoted({ words: value }) : value;
    return reading === named.reading ? shown : `${reading.label} ${shown}`;
  }
  const result = [named, ...rows.filter((row) => row !== named && row.changed !== 'nobody')];

  const alone = (row: ConflictRow, changedWords: string, badge: string) => (
    <div key={row.reading.label} className="two-edits-row">
      <Label label={row.reading.label} changed={changedWords} />
      <p className="two-edits-said">
        <span>
          <Value of={words(row.reading, resolvedValues(edit, row))} />
          <span className="sr"> {t.before} </span>
          <s>
            <Value of={words(row.reading, states.opened)} />
          </s>
        </span>
        <Badge>{badge}</Badge>
      </p>
    </div>
  );

  return (
    <>
      <div ref={place} className="two-edits">
        <div className="two-edits-head" aria-hidden="true">
          <span>
            <b>{t.mine}</b> <small>{t.notSaved}</small>
          </span>
          <span>
            <b>{theirs.theirs}</b>{' '}
            {edit.standing.updatedAt && (
              <small>{t.saved({ ago: relativeTime(edit.standing.updatedAt, now, lang) })}</small>
            )}
          </span>
        </div>
        {all('both').map(({ reading }, index) => (
          <div
            key={reading.label}
            className="two-edits-row"
            role="radiogroup"
            aria-labelledby={`${id}${index}`}
            data-open={edit.chosen.has(reading) ? undefined : true}
          >
            <Label id={`${id}${index}`} label={reading.label} changed={theirs.both} />
            {sides.map((side) => (
              <label key={side} className="two-edits-side">
                <input
                  type="radio"
                  name={`${id}${index}`}
                  checked={edit.chosen.get(reading) === side}
                  onChange={() => onChoose(reading, side)}
                />
                <span className="sr">{side === 'mine' ? t.mine : theirs.theirs}: </span>
                <Value of={words(reading, states[side])} />
              </label>
            ))}
          </div>
        ))}
        {all('theirs').map((row) => alone(row, theirs.only, theirs.theirs))}
        {all('mine').map((row) => alone(row, t.onlyMine, t.kept))}
        {said.length > 0 && (
          <div className="two-edits-row">
            <Label label={said.map(({ reading }) => reading.label).join(', ')} />
            <p className="two-edits-said">
              <span>
                {said.map(({ reading }, index) => (
                  <span key={reading.label}>
                    {index > 0 && ' · '}
                    <bdi>{shortened(words(reading, states.theirs))}</bdi>
                  </span>
                ))}
              </span>
              <Badge>{t.same}</Badge>
            </p>
          </div>
        )}
        <p id={id} className="two-edits-result" aria-live="polite" data-done={open.length === 0 || undefined}>
          {open.length > 0 ? (
            t.left({ labels: open.map(({ label }) => label).join(', ') })
          ) : (
            <>
              <CircleCheck size={18} aria-hidden="true" />
              <span>
                <b>{t.result}</b> {result.map(inResult).join(', ')}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="btn line" onClick={() => setAsking(true)}>
          {theirs.version}
        </button>
        <button
          type="submit"
          className="btn"
          aria-describedby={id}
          // Not `disabled`: a press before all is chosen leads to the next open choice.
          aria-disabled={open.length > 0 || isSubmitting}
        >
          {t.save}
        </button>
      </div>
      <Confirm
        title={t.drop}
        question={t.dropText}
        action={theirs.version}
        isOpen={isAsking}
        onConfirm={drop}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const Label = ({ id, label, changed }: { id?: string; label: string; changed?: string }) => (
  <span id={id} className="two-edits-label">
    <b>{label}</b> {changed && <small>{changed}</small>}
  </span>
);

function Value({ of }: { of: string }) {
  const t = useTexts(editConflictTexts);
  return of ? <bdi>{of}</bdi> : <span className="muted">{t.nothing}</span>;
}

/** Letters of a text that stands beside others on a line. */
const most = 80;
const shortened = (text: string) => {
  const line = text.replace(/[\t\n\r ]+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
};
