import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Sending } from './queue.ts';
import { paperTexts } from './texts.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Says aloud what begins, what is there and what failed; never each percent. */
export function Announced({ rows }: { rows: readonly Sending<unknown>[] }) {
  const t = useTexts(paperTexts);
  const words = useFailureWords();
  const before = useRef<readonly Sending<unknown>[]>([]);
  const [said, say] = useState('');
  useEffect(() => {
    const was = new Map(before.current.map((row) => [row.id, row.state]));
    before.current = rows;
    const now = (state: Sending['state']) => rows.filter((row) => row.state === state && was.get(row.id) !== state);
    const started = rows.filter((row) => row.state !== 'failed' && !was.has(row.id)).length;
    const news = [
      ...(started > 0 ? [t.saidStart({ count: started })] : []),
      ...now('done').map(({ file }) => t.saidDone({ name: file.name })),
      ...now('failed').map(({ file, failure }) => t.saidFailed({ name: file.name, why: words(failure!).why })),
    ];
    if (news.length > 0) say(news.join('. '));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is new is told once, in the words of that moment
  }, [rows]);
  return (
    <p className="sr" role="status" aria-live="polite">
      {said}
    </p>
  );
}
