import { useTranslate } from '../translate.ts';

type Props = { id: string; message: string | undefined; hint?: string | undefined };

/** Description of a group of controls, referenced by the group: its error, or else its hint. */
export function GroupMessage({ id, message, hint }: Props) {
  const translate = useTranslate();
  if (!message && !hint) return null;
  return (
    <p id={id} className={message ? 'err' : 'hint'}>
      {message ? translate(message) : hint}
    </p>
  );
}
