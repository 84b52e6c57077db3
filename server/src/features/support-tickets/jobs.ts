import { mailAnswers } from './service-notify.ts';
import { sweepVisitors } from './service-visitors.ts';

export const jobs = [mailAnswers, sweepVisitors];
