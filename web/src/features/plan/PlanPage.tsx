import './plan.css';
import { type ReactNode, useState } from 'react';
import Check from 'lucide-react/icons/check';
import type { Subscription } from '@tzemed/contract/account/subscription';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, planPage, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useFailureText } from '../../ui/translate.ts';
import { useCancelPlan, useSubscription } from './api.ts';
import { CountedPets } from './CountedPets.tsx';
import { planTexts } from './texts.ts';

/** The plan of who is signed in, what it allows and what of it is used. */
export default function PlanPage() {
  const t = useTexts(planTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { data, isError, isPending, isFetching, refetch } = useSubscription();
  const isOpen = data?.plans.length === 1;
  const lead = data && !isOpen && t.lead({ plan: isolateDirection(t[data.plan], lang), since: f.month(data.since) });
  return (
    <div className="plan-page">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(planPage.word)} lead={lead || t.openLead} />
      {isPending && <Skeleton count={3} />}
      <LoadBanner load={{ isFailed: isError && !data, isFetching, retry: () => void refetch() }} />
      {data && isOpen && <OnePlan title={t.openTitle} allows={[t.allPets, t.allFeatures, t.allPeople, t.allDevices]} />}
      {data && !isOpen && <Plans subscription={data} />}
    </div>
  );
}

function Plans({ subscription }: { subscription: Subscription }) {
  const t = useTexts(planTexts);
  const { plan, plans, homes } = subscription;
  const failureText = useFailureText();
  const cancel = useCancelPlan();
  const [isAsking, ask] = useState(false);
  const [failure, setFailure] = useState('');
  const overs = homes.map(({ pets, petLimit }) => (petLimit === null ? -1 : pets - petLimit));

  async function confirm() {
    setFailure('');
    try {
      await cancel.mutateAsync();
      toast.success(t.cancelled);
    } catch (reason) {
      setFailure(failureText(reason));
    }
  }

  return (
    <>
      {overs.some((over) => over >= 0) && (
        <Banner tone="info">{overs.some((over) => over > 0) ? t.over : t.full}</Banner>
      )}
      {failure && (
        <Banner tone="danger" onClose={() => setFailure('')}>
          {`${t.notSaved}. ${failure}`}
        </Banner>
      )}
      <div className="plan-columns">
        <ul className="plan-cards">
          {plans.map(({ plan: one, petLimit }) => (
            <li key={one}>
              <OnePlan
                title={t[one]}
                isOwn={one === plan}
                words={one === 'free' ? t.freeFor : t.premiumFor}
                allows={[
                  petLimit === null ? t.allPets : t.pets({ count: petLimit }),
                  t.allFeatures,
                  t.allPeople,
                  t.allDevices,
                ]}
              >
                {one === plan && one !== 'free' && (
                  <button type="button" className="btn line" onClick={() => ask(true)}>
                    {t.cancel}
                  </button>
                )}
              </OnePlan>
            </li>
          ))}
        </ul>
        <CountedPets homes={homes} />
      </div>
      <Confirm
        title={t.cancelTitle}
        question={t.cancelText}
        action={t.cancel}
        cancel={t.keep}
        isHarmless
        isOpen={isAsking}
        onConfirm={confirm}
        onClose={() => ask(false)}
      />
    </>
  );
}

type Card = {
  title: string;
  words?: string;
  isOwn?: boolean;
  allows: readonly string[];
  children?: ReactNode;
};

function OnePlan({ title, words, isOwn = false, allows, children }: Card) {
  const t = useTexts(planTexts);
  return (
    <article className="card plan-card" data-own={isOwn || undefined}>
      <header>
        <h2>{title}</h2>
        {isOwn && (
          <span className="badge ok">
            <Check size={15} aria-hidden="true" />
            {t.own}
          </span>
        )}
      </header>
      {words && <p className="muted">{words}</p>}
      <ul className="plan-allows">
        {allows.map((one) => (
          <li key={one}>
            <Check size={18} aria-hidden="true" />
            {one}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
