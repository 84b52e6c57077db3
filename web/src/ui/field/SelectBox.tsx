import { useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectProps } from './SelectList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { useLazyPlaceholder } from '../lazy/use-lazy-placeholder.ts';

const list = lazyComponent(() => import('../overlay/overlay-components.ts').then(({ SelectList }) => SelectList));

/** A choice from a list, outside of a form (filters). The list's code comes when it is used first. */
export function SelectBox(props: Pick<SelectProps, 'label' | 'options' | 'value' | 'onChange'>) {
  const t = useTexts(uiTexts);
  const id = useId();
  const { isUsed, entry, place } = useLazyPlaceholder(list, { openedBy: ['ArrowDown', 'ArrowUp'] });
  if (isUsed) return <list.Loaded {...props} entry={entry} />;
  const chosen = props.options.find((option) => option.id === props.value);
  return (
    <div className="field">
      <span className="lbl" id={`${id}label`}>
        {props.label}
      </span>
      <button
        type="button"
        className="control"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}label ${id}value`}
        {...place}
      >
        <span className="react-aria-SelectValue" id={`${id}value`}>
          {chosen?.art}
          {chosen ? <bdi>{chosen.label}</bdi> : <span className="muted">{t.choose}</span>}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
