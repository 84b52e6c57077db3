import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';

type Props = { page: number; limit: number; total: number; onPage: (page: number) => void };

/** Absent when everything fits on one page. */
export function Pager({ page, limit, total, onPage }: Props) {
  const t = useTexts(uiTexts);
  const pages = Math.ceil(total / limit);
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={t.pages}>
      <button type="button" className="btn line sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.previous}
      </button>
      <span className="num" role="status">
        {t.pageOf({ page, pages })}
      </span>
      <button type="button" className="btn line sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </button>
    </nav>
  );
}
