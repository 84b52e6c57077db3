import { serveJobs } from '../lib/process/serve-jobs.ts';
import { detectWorkbook } from './detect-workbook.ts';

serveJobs(detectWorkbook);
