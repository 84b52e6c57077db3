import type { overview } from '@tzemed/contract/views/overview';
import type { Routes } from '../../http/handler-types.ts';
import { inReaderLanguage } from '../../http/reader-language.ts';
import * as service from './service.ts';
import { used } from './service-used.ts';

export const routes: Routes<typeof overview> = inReaderLanguage<Routes<typeof overview>>({
  get: (ctx) => service.get(ctx),
  used,
});
