import { mailConfirmation, sweepNewsletter, takeRequest } from './service.ts';

export const jobs = [takeRequest, mailConfirmation, sweepNewsletter];
