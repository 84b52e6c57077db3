import { OpenLayout } from '../shell/OpenLayout.tsx';
import { Bones } from '../ui/Bones.tsx';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import { AuthContext } from '../shell/auth-context.ts';
import { nobody } from './nobody.ts';

export const handle = { isOpen: true };

/** As `PicturePage`, of a page that whoever is not signed in may open, too. */
export default function OpenPicturePage() {
  return (
    <AuthContext value={nobody}>
      <OpenLayout>
        <WithoutScript />
        <Bones />
      </OpenLayout>
    </AuthContext>
  );
}
