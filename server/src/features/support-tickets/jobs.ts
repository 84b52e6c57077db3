import { mailAnswers } from './service-tell.ts';

export const jobs = [mailAnswers];
