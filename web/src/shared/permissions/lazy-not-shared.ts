import { lazyForm } from '../form/lazy-form.ts';

// Few ever meet what others keep to themselves: its words come then.
export const NotShared = lazyForm(() => import('./NotShared.tsx').then((module) => module.NotShared));
export const NotSharedAtAll = lazyForm(() => import('./NotShared.tsx').then((module) => module.NotSharedAtAll));
export const NotSharedLine = lazyForm(() => import('./NotShared.tsx').then((module) => module.NotSharedLine));
