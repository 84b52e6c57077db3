import '../../features/households/household.css';
import { useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';

/** The page before anything of it is known. */
export function HouseholdSkeleton() {
  const title = useWord(screens.home.word);
  return (
    <>
      <section className="home-head">
        <div>
          <div className="with-help">
            <h1>{title}</h1>
            <HelpLink />
          </div>
          <p>&nbsp;</p>
        </div>
      </section>
      <Skeleton className="home" count={2} />
    </>
  );
}
