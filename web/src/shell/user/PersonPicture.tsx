import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Props = { path: string; /** Stands there until the picture has come. */ children: ReactNode };

const Loaded = lazy(() =>
  import('./LoadedPersonPicture.tsx').then(
    ({ LoadedPersonPicture }): { default: ComponentType<Props> } => ({ default: LoadedPersonPicture }),
    // Initials do where its code can't be had.
    () => ({ default: ({ children }: Props) => children }),
  ),
);

/** A person's picture in a circle that is there already. Its code comes for those who have one. */
export const PersonPicture = (props: Props) => (
  <Suspense fallback={props.children}>
    <Loaded {...props} />
  </Suspense>
);
