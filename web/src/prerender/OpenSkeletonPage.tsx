import { OpenLayout } from '../shell/frame/OpenLayout.tsx';
import { Skeleton } from '../ui/lazy/Skeleton.tsx';
import { NoScriptNotice } from '../ui/NoScriptNotice.tsx';
import { AuthContext } from '../shell/session/auth-context.ts';
import { signedOutAuth } from './signed-out-auth.ts';

export const handle = { isOpen: true };

/** As `PicturePage`, of a page that whoever is not signed in may open, too. */
export default function OpenSkeletonPage() {
  return (
    <AuthContext value={signedOutAuth}>
      <OpenLayout>
        <NoScriptNotice />
        <Skeleton />
      </OpenLayout>
    </AuthContext>
  );
}
