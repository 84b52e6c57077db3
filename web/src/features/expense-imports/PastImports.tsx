import Undo2 from 'lucide-react/icons/undo-2';
import { dayOf } from '@tzemed/contract/dates/days';
import type { ExpenseImport } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { importTexts } from './texts.ts';
import { importCalls } from './use-import.ts';

const asked = { page: 1, limit: 20 };

/** Earlier imports; each can be undone as long as some of its expenses exist. */
export function PastImports({ onUndo }: { onUndo: (one: ExpenseImport) => void }) {
  const t = useTexts(importTexts);
  const f = useFormats();
  const load = useQueryWithFallback({
    noun: 'expenseImports',
    load: (signal) => importCalls.list({ query: asked }, { signal }),
  });
  const { imports = [] } = load.data ?? {};
  return (
    <>
      <LoadBanner load={load} />
      {imports.length > 0 && (
        <section className="import-past" aria-labelledby="import-past">
          <h2 id="import-past">{t.past}</h2>
          <ul>
            {imports.map((one) => (
              <li key={one.id} className="card">
                <div>
                  <b>
                    <bdi>{one.name}</bdi>
                  </b>
                  <p>
                    <span className="num">{f.day(dayOf(new Date(one.createdAt)))}</span>
                    {` · ${t.coming({ count: one.standing })} · `}
                    <span className="num">{f.ils(one.totalAmount)}</span>
                  </p>
                </div>
                <button
                  type="button"
                  className="btn line sm"
                  aria-label={t.undoNamed({ name: one.name })}
                  onClick={() => onUndo(one)}
                >
                  <Undo2 size={18} aria-hidden="true" />
                  {t.undo}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
