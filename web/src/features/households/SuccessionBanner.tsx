import { dayOf } from '@tzemed/contract/dates/days';
import type { Home } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Banner } from '../../ui/Banner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSuccessor } from './api.ts';
import { homeTexts } from './texts.ts';

/** The successor has asked: above everything, until an owner answers or the days are over. */
export function SuccessionBanner({ home }: { home: Home }) {
  const t = useTexts(homeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { object, approve } = useSuccessor(home.id);
  const { succession } = home;
  if (!succession) return null;
  const isBusy = object.isPending || approve.isPending;
  const answer = ({ mutateAsync }: typeof object, said: string) =>
    isBusy
      ? undefined
      : mutateAsync().then(
          () => toast.success(said),
          () => undefined,
        );
  return (
    <Banner
      tone="warn"
      action={
        <span className="row">
          <button type="button" className="btn line sm" onClick={() => void answer(object, t.objected)}>
            {t.object}
          </button>
          <button type="button" className="btn sm" onClick={() => void answer(approve, t.approved)}>
            {t.approve}
          </button>
        </span>
      }
    >
      {t.asked({
        name: isolateDirection(succession.name, lang),
        day: f.dayAndMonth(dayOf(new Date(succession.joinsAt))),
      })}
    </Banner>
  );
}
