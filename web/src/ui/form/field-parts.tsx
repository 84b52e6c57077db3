import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslate } from '../translate.ts';

export function Label({ children, required }: { children: ReactNode; required?: boolean | undefined }) {
  return (
    // The star of a required field is drawn by CSS, so that a label says exactly its words.
    <AriaLabel className={required ? 'lbl required' : 'lbl'}>{children}</AriaLabel>
  );
}

export function Hint({ children, isWarning }: { children: ReactNode; isWarning?: boolean }) {
  return children ? (
    <Text slot="description" className={isWarning ? 'hint warn' : 'hint'}>
      {children}
    </Text>
  ) : null;
}

/** The field's message; tells its React Aria parent by `aria-describedby`. */
export function FieldMessage({ message }: { message: string | undefined }) {
  const translate = useTranslate();
  return message ? <FieldError className="err">{translate(message)}</FieldError> : null;
}
