import { serveJobs } from '../lib/serve-jobs.ts';
import { looksLikeWorkbook } from './looks-like-workbook.ts';

serveJobs(looksLikeWorkbook);
