import './privacy.css';
import { dayOf } from '@tzemed/contract/dates/days';
import { PetFace } from '../../art/PetFace.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useAuth } from '../../shell/session/auth-context.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { useDeletionPlan, useUndoDeletion } from './deletion-api.ts';
import { DeletionLists } from './DeletionLists.tsx';
import { deletionTexts } from './deletion-texts.ts';

/** All that is seen while the account waits for its deletion. */
export function PendingDeletionScreen({ dueAt }: { dueAt: string }) {
  const t = useTexts(deletionTexts);
  const f = useFormats();
  const { logout } = useAuth();
  const { data: plan, isError, isFetching, refetch } = useDeletionPlan();
  const undo = useUndoDeletion();
  usePageTitle(t.waits);
  // Reloads everything: while the deletion was pending, all requests were refused.
  const goBack = () => {
    setToastAfterNavigation('success', t.back);
    location.reload();
  };
  return (
    <section className="card leaving-card" aria-labelledby="leaving-title">
      <span className="arch" data-hue="lilac" aria-hidden="true">
        <PetFace species="cat" hue="lilac" size={88} />
      </span>
      <h1 id="leaving-title">{t.waits}</h1>
      <p>{t.waitsText({ day: f.dayAndMonth(dayOf(new Date(dueAt))) })}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={undo.isPending}
        onClick={() => !undo.isPending && undo.mutate(undefined, { onSuccess: goBack })}
      >
        {undo.isPending ? t.undoing : t.undo}
      </button>
      <LoadBanner load={{ isFailed: isError && !plan, isFetching, retry: () => void refetch() }} />
      {plan && (
        <details open>
          <summary>{t.what}</summary>
          <DeletionLists plan={plan} heading="h2" />
        </details>
      )}
      <button type="button" className="link" onClick={() => void logout()}>
        {t.signOut}
      </button>
    </section>
  );
}
