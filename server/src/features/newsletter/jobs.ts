import { mailConfirmation, sweepNewsletter, takeRequest } from './service.ts';
import { mailIssue, queueIssue } from './service-issues.ts';

export const jobs = [takeRequest, mailConfirmation, sweepNewsletter, queueIssue, mailIssue];
