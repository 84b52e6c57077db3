import type { ReactNode } from 'react';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { type AdminRead, atOnce } from './api.ts';

type Props = {
  readonly load: AdminRead;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Words where there are no rows. */
  readonly words: { readonly none: string; readonly noneText: string };
  /** Rows of the page; nothing where the page has none. */
  readonly children: ReactNode;
};

/** Rows of the administration by pages. */
export function AdminList({ load, total, page, onPage, words, children }: Props) {
  return (
    <>
      {total === 0 && (
        <div className="card">
          <EmptyState art={<LazyEmptyArt name="nothing" />} title={words.none} text={words.noneText} />
        </div>
      )}
      {children && <div aria-busy={load.isBetween}>{children}</div>}
      <Pager page={page} limit={atOnce} total={total} onPage={onPage} />
    </>
  );
}
