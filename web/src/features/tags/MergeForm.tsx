import { type FormEvent, useState } from 'react';
import type { Tag } from '@tzemed/contract/tags';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { tagsTexts } from './texts.ts';

type Props = {
  tag: Tag;
  /** Of the same home. */
  others: readonly Tag[];
  onMerge: (into: Tag) => Promise<unknown>;
};

/** Into which other tag one goes. */
export function MergeForm({ tag, others, onMerge }: Props) {
  const t = useTexts(tagsTexts);
  const [into, setInto] = useState('');
  const [isBusy, setBusy] = useState(false);
  const chosen = others.find(({ id }) => id === into);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isBusy) return;
    setBusy(true);
    onMerge(chosen).finally(() => setBusy(false));
  };
  return (
    <form className="form" onSubmit={submit}>
      <SelectBox
        label={t.mergeInto}
        options={others.map(({ id, name, hue }) => ({ id, label: name, art: <TagMark hue={hue} /> }))}
        value={into}
        onChange={setInto}
      />
      <p className="hint">{t.mergeHint({ name: tag.name })}</p>
      <div className="actions">
        <button type="submit" className="btn" aria-disabled={!chosen || isBusy}>
          {t.mergeDo}
        </button>
      </div>
    </form>
  );
}
