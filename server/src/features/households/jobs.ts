import { sweep } from './service-invitations.ts';
import { sendInvitation, tellSuccessor } from './service-mails.ts';
import { endWaiting, tellAgain } from './service-succession.ts';

export const jobs = [sendInvitation, tellSuccessor, tellAgain, endWaiting, sweep];
