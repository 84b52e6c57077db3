import { Loading } from './Loading.tsx';

/** In the place of a dialog whose code is still to come. */
export const Opening = () => (
  <div className="scrim">
    <Loading />
  </div>
);
