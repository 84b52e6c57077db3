import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { observationsPage } from '../../screens.ts';
import { isNonEmptyText, useDatedFilters } from '../../shared/filters/use-filters.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { DatedList } from '../../shared/list/DatedList.tsx';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { observationsApi } from './api.ts';
import { durationBetween } from './format-duration.ts';
import { observationTexts } from './texts.ts';
import { ObservationName } from './ObservationName.tsx';
import { useKindFilterChoice } from './use-kind-filter-choice.tsx';
import { useKindOf } from './use-kind-of.ts';

const Form = lazyForm(() => import('./ObservationForm.tsx').then(({ ObservationForm }) => ObservationForm));

/** All entries of the one-tap log, the latest first. */
export default function ObservationsPage() {
  const t = useTexts(observationTexts);
  const f = useFormats();
  const kindOf = useKindOf();
  const filters = useDatedFilters({ kind: isNonEmptyText }, ['at']);
  const kinds = useKindFilterChoice();
  return (
    <ListScreen
      of={observationsPage}
      api={observationsApi}
      emptyArt="records"
      words={t}
      filters={filters}
      Form={Form}
      nameOf={(row) => kindOf(row).title}
      isApart
    >
      {(screen) => (
        <DatedList
          screen={screen}
          choices={[kinds]}
          orders={[
            { id: '', label: t.newest },
            { id: 'at', label: t.oldest },
          ]}
          columns={[
            {
              id: 'kind',
              head: t.what,
              place: 'title',
              cell: (row) => <ObservationName row={row} />,
            },
            'pet',
            {
              id: 'at',
              head: t.when,
              place: 'when',
              className: 'num muted',
              cell: ({ at, date }) => (
                <>
                  <bdi>{f.day(date)}</bdi> <bdi>{f.time(at)}</bdi>
                </>
              ),
            },
            {
              id: 'length',
              head: t.length,
              place: 'kind',
              className: 'num',
              cell: ({ at, lastedUntil }) => lastedUntil && <bdi>{durationBetween(at, lastedUntil)}</bdi>,
            },
          ]}
        />
      )}
    </ListScreen>
  );
}
