import { Suspense } from 'react';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';

const ShareChooser = lazyOnRender(() => import('./ShareChooser.tsx').then((module) => module.ShareChooser));

/** Files that another app has shared. A page that knows forms would take their modules along to other pages' files. */
export default function SharePage() {
  return (
    <Suspense fallback={<Loading />}>
      <ShareChooser />
    </Suspense>
  );
}
