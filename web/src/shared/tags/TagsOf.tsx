import { type ComponentProps, Suspense } from 'react';
import { onNeed } from '../lazy-form.ts';

const Field = onNeed(() => import('./TagField.tsx').then(({ TagField }) => TagField));

/** What a thing is filed under, in its form: its code comes when the form is open. */
export const TagsOf = (props: ComponentProps<typeof Field>) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);
