import { sendLink } from './service-links.ts';

export const jobs = [sendLink];
