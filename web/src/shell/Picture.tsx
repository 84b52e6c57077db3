import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Props = { path: string; /** Stands there until the picture has come. */ children: ReactNode };

const Loaded = lazy(() =>
  import('./LoadedPicture.tsx').then(
    ({ LoadedPicture }): { default: ComponentType<Props> } => ({ default: LoadedPicture }),
    // Initials do where its code can't be had.
    () => ({ default: ({ children }: Props) => children }),
  ),
);

/** A person's picture in a circle that is there already. Its code comes for those who have one. */
export const Picture = (props: Props) => (
  <Suspense fallback={props.children}>
    <Loaded {...props} />
  </Suspense>
);
