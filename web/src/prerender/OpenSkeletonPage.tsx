import { OpenLayout } from '../shell/frame/OpenLayout.tsx';
import { Skeleton } from '../ui/lazy/Skeleton.tsx';
import { NoScriptNotice } from '../ui/NoScriptNotice.tsx';
import { AuthContext } from '../shell/session/auth-context.ts';
import { signedOutAuth } from './signed-out-auth.ts';

export const handle = { isOpen: true };

/** Same as `SkeletonPage`, for a page that signed-out users may open too. */
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
