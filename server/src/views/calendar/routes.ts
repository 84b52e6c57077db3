import type { calendar, calendarFile } from '@tzemed/contract/views/calendar';
import type { Routes } from '../../http/handler-types.ts';
import { inReaderLanguage } from '../../http/reader-language.ts';
import * as service from './service.ts';
import { read } from './service-file.ts';

export const routes: Routes<typeof calendar> = inReaderLanguage<Routes<typeof calendar>>({
  list: (ctx, { query }) => service.list(ctx, query),
});

/** Outside the API: at addresses that other programs keep. */
export const fileRoutes: Routes<typeof calendarFile> = {
  read: (ctx, { params }) => read(ctx, params.file),
};
