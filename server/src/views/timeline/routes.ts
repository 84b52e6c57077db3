import type { timeline } from '@tzemed/contract/views/timeline';
import type { Routes } from '../../http/handler-types.ts';
import { inReaderLanguage } from '../../http/reader-language.ts';
import * as service from './service.ts';

export const routes: Routes<typeof timeline> = inReaderLanguage<Routes<typeof timeline>>({
  list: (ctx, { params, query }) => service.list(ctx, params.petId, query),
});
