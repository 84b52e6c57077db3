import { useState } from 'react';

/**
 * Text of a field whose value is kept in the address. The address follows in a transition, some keys later: a field
 * that showed it would revert those keys. A change of the address by itself, as after Back, is taken over.
 */
export function useUrlDraft(value: string, write: (text: string) => void) {
  const [field, setField] = useState({ text: value, seen: value, onTheirWay: [] as string[] });
  if (value !== field.seen) {
    const at = field.onTheirWay.indexOf(value);
    const isOwn = at >= 0;
    setField({
      text: isOwn ? field.text : value,
      seen: value,
      onTheirWay: isOwn ? field.onTheirWay.slice(at + 1) : [],
    });
  }
  function change(text: string) {
    setField((now) => ({ ...now, text, onTheirWay: [...now.onTheirWay, text] }));
    write(text);
  }
  return [field.text, change] as const;
}
