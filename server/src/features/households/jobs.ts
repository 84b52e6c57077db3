import { sweep } from './service-invitations.ts';
import { endShares } from './service-share-ends.ts';
import { sendInvitation, tellSuccessor } from './service-mails.ts';
import { endWaiting, tellAgain } from './service-succession.ts';

export const jobs = [endShares, sendInvitation, tellSuccessor, tellAgain, endWaiting, sweep];
