import { serveJobs } from '../lib/serve-jobs.ts';
import { readPdf } from './pdf.ts';

serveJobs(readPdf);
