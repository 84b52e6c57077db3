import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import type { AdminRead } from './api.ts';
import { adminTexts } from './texts.ts';

/** State of a read, while its data is not there. */
export function AdminLoad({ load }: { load: AdminRead }) {
  const t = useTexts(adminTexts);
  if (load.needsFactor)
    return (
      <Banner
        tone="warn"
        action={
          <Link className="btn line sm" to={linkTo(screens.profile, { tab: 'password' })}>
            {t.toSecurity}
          </Link>
        }
      >
        {t.needsFactor}
      </Banner>
    );
  return (
    <>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={4} />}
    </>
  );
}
