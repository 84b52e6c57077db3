import type { health } from '@tzemed/contract/site/health';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof health> = { get: (ctx) => service.get(ctx) };
