import './claims.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { claimsPage, linkTo, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { isEmptyUnfiltered } from '../../shared/list/is-empty-unfiltered.ts';
import { lazyFormWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { ListFilters } from '../../shared/filters/ListFilters.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useTagFilterChoice } from '../../shared/tags/use-tag-filter-choice.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { usePetFilterChoice } from '../../shared/filters/use-pet-filter-choice.tsx';
import { claimsApi } from './api.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { claimTexts } from './claim-texts.ts';
import { claimsTexts } from './texts.ts';
import { useClaimFilters, whichClaims } from './use-claim-filters.ts';

const Form = lazyFormWithoutPrefetch(() => import('./form/ClaimForm.tsx').then(({ ClaimForm }) => ClaimForm));

/** Claims to insurers: the open ones, and apart from them the finished ones. */
export default function ClaimsPage() {
  const t = useTexts(claimsTexts);
  const filters = useClaimFilters();
  const { which } = filters;
  const open = { open: 'true', over: 'false', all: undefined }[which];
  const list = useList(
    claimsApi,
    { ...filters.chosen, ...(open && { open: open as 'true' }), page: filters.page },
    which,
  );
  const pets = usePetFilterChoice(claimsApi.area);
  const tags = useTagFilterChoice(filters.values.petId);
  const empty = {
    open: { emptyTitle: t.emptyOpen },
    over: { emptyTitle: t.emptyOver, emptyText: t.emptyOverText },
    all: {},
  }[which];
  return (
    <div className="claims-page">
      <BackLink to={linkTo(screens.expenses)} word={useWord(screens.expenses.word)} />
      <ListScreen
        of={claimsPage}
        api={claimsApi}
        emptyArt="expenses"
        words={{ ...t, ...empty }}
        filters={filters}
        Form={Form}
        nameOf={({ insurer }) => insurer}
        isApart
      >
        {(screen) => (
          <div className="listing">
            <LoadBanner load={list} />
            <div className="choice-row" role="group" aria-label={t.which}>
              {whichClaims.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="pill small"
                  aria-pressed={one === which}
                  onClick={() => filters.setWhich(one)}
                >
                  {t[one]}
                </button>
              ))}
            </div>
            {!isEmptyUnfiltered(list.data, filters) && (
              <ListFilters filters={filters} choices={[pets, ...tags]} total={list.data?.total} words={screen.words} />
            )}
            {list.data && list.data.total > 0 && <Sums {...list.data} />}
            <ListRows screen={screen} list={list} hasFirstStep={which !== 'over'}>
              {(rows) => (
                <ul className="claims">
                  {rows.map((claim) => (
                    <ClaimCard
                      key={claim.id}
                      claim={claim}
                      pet={list.petOf(claim.petId)}
                      actions={
                        screen.mayEdit(claim) ? { onEdit: screen.editor.edit, onRemove: screen.remove } : undefined
                      }
                    />
                  ))}
                </ul>
              )}
            </ListRows>
          </div>
        )}
      </ListScreen>
    </div>
  );
}

/** Sums of all claims that match the filters. */
function Sums({ total, claimed, paid }: { total: number; claimed: number; paid: number }) {
  const t = useTexts(claimsTexts);
  const of = useTexts(claimTexts);
  const f = useFormats();
  return (
    <section className="claims-sum" aria-label={t.sums}>
      <p>{t.counted({ count: total })}</p>
      <dl>
        <div>
          <dt>{of.claimed}</dt>
          <dd className="num">{f.ils(claimed)}</dd>
        </div>
        <div>
          <dt>{of.cameBack}</dt>
          <dd className="num">{f.ils(paid)}</dd>
        </div>
      </dl>
    </section>
  );
}
