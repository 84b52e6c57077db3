import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';
import { AriaLocale } from '../AriaLocale.tsx';
import { uiTexts } from '../texts.ts';

/** `art` stands before the label: a face, an icon. An empty `id` is the choice of "all". */
export type Option = { id: string; label: string; art?: ReactNode };

export type SelectProps = {
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

/** Initial state of a list that replaces a focused element. */
export type Entry = 'focus' | 'open';

/** A choice from a list. Inside a form use `SelectField`; outside of one (filters) `SelectBox`, whose code comes later. */
export function SelectList({
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
  entry,
}: SelectProps & { entry?: Entry | undefined }) {
  const t = useTexts(uiTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Runs before the next key: the element that had the focus is gone.
    if (entry) button.current!.focus();
  }, [entry]);
  useEffect(() => {
    if (entry !== 'open') return undefined;
    // Once it has the focus, which closing the list gives back to where it was.
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, [entry]);
  const known = options.some((option) => option.id === value);
  return (
    <AriaLocale>
      <Select
        {...(ref && { ref })}
        {...(onBlur && { onBlur })}
        className="field"
        isOpen={isOpen}
        onOpenChange={setOpen}
        placeholder={placeholder ?? t.choose}
        value={known ? value : null}
        onChange={(key) => onChange(String(key ?? ''))}
        isRequired={!!required}
        isInvalid={!!message}
        validationBehavior="aria"
      >
        <Label required={required}>{label}</Label>
        <Opener ref={button} isRequired={!!required}>
          <SelectValue />
          <ChevronDown size={18} aria-hidden="true" />
        </Opener>
        <Hint>{hint}</Hint>
        <FieldMessage message={message} />
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
    </AriaLocale>
  );
}

type OpenerProps = { ref: Ref<HTMLButtonElement>; isRequired: boolean; children: ReactNode };

/** Says its label before its value, and that it has to be chosen: a button has no state for that. */
function Opener({ ref, isRequired, children }: OpenerProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const given = useSlottedContext(ButtonContext);
  const [value, label] = given?.['aria-labelledby']?.split(' ') ?? [];
  const told = [isRequired && id, given?.['aria-describedby']].filter(Boolean).join(' ');
  return (
    <>
      <Button
        ref={ref}
        className="control"
        {...(label && { 'aria-labelledby': `${label} ${value}` })}
        {...(told && { 'aria-describedby': told })}
      >
        {children}
      </Button>
      {isRequired && (
        <span hidden id={id}>
          {t.required}
        </span>
      )}
    </>
  );
}
