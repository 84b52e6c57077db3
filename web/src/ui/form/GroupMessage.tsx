import { useTranslate } from '../translate.ts';

type Props = { id: string; message: string | undefined; hint?: string | undefined };

/** What is said of a group of controls, which names it as what describes it: what is wrong, or else how it is meant. */
export function GroupMessage({ id, message, hint }: Props) {
  const translate = useTranslate();
  if (!message && !hint) return null;
  return (
    <p id={id} className={message ? 'err' : 'hint'}>
      {message ? translate(message) : hint}
    </p>
  );
}
