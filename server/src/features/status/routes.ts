import type { status } from '@tzemed/contract/site/status';
import type { Routes } from '../../http/handler-types.ts';
import { readStatus } from './service.ts';

export const routes: Routes<typeof status> = { get: readStatus };
