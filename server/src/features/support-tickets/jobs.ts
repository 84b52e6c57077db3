import { mailAnswers } from './service-tell.ts';
import { sweepVisitors } from './service-visitors.ts';

export const jobs = [mailAnswers, sweepVisitors];
