import type { ReactNode, Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTexts } from '../i18n/use-texts.ts';
import { Err, Hint, Label } from './field-parts.tsx';
import { uiTexts } from './texts.ts';

/** `art` stands before the label: a face, an icon. An empty `id` is the choice of "all". */
export type Option = { id: string; label: string; art?: ReactNode };

type Props = {
  label: string;
  options: readonly Option[];
  value: string | null | undefined;
  onChange: (id: string) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** A choice from a list, outside of a form (filters). Inside a form use `SelectField`. */
export function SelectBox({
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  required,
  hint,
  message,
  ref,
}: Props) {
  const t = useTexts(uiTexts);
  const known = options.some((option) => option.id === value);
  return (
    <Select
      {...(ref && { ref })}
      {...(onBlur && { onBlur })}
      className="field"
      placeholder={placeholder ?? t.choose}
      value={known ? value : null}
      onChange={(key) => onChange(String(key ?? ''))}
      isRequired={!!required}
      isInvalid={!!message}
      validationBehavior="aria"
    >
      <Label required={required}>{label}</Label>
      <Button className="control">
        <SelectValue />
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <Hint>{hint}</Hint>
      <Err message={message} />
      <Popover className="pop" offset={6}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="opt">
              {option.art}
              <bdi>{option.label}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
