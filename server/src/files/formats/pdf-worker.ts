import { serveJobs } from '../../lib/process/serve-jobs.ts';
import { readPdf } from './pdf.ts';

serveJobs(readPdf);
