import { useEffect, useRef } from 'react';

type Props = {
  label: string;
  value: string;
  /** Day that the text is read as so far. */
  day: string | undefined;
  onChange: (text: string) => void;
  /** Left. */
  onDone: () => void;
  onEnter: () => void;
};

/** Replaces the parts of a date once the user types a word there. */
export function DayWordsInput({ label, value, day, onChange, onDone, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current!.focus(), []);
  return (
    <div className="control">
      <input
        ref={input}
        type="text"
        dir="auto"
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // The day stands there first; the next Enter is the form's.
          event.preventDefault();
          onEnter();
        }}
      />
      <bdi className="num muted" aria-live="polite">
        {day?.split('-').toReversed().join('.')}
      </bdi>
    </div>
  );
}
