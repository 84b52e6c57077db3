import type { Print } from '../printing/print.ts';
import { testApp } from './app.ts';

/** What would be set, as text: what a sheet tells can be read in it, as in a PDF it cannot, and it costs nothing. */
const asText: Print = async (_userId, order) => {
  const { sheet, code, papers } =
    typeof order === 'function' ? await order(async () => ({ pages: 1, parts: 1 })) : order;
  return Buffer.from(JSON.stringify({ sheet, code, papers: papers?.length }));
};

/**
 * The app that a matrix asks, by one connection: the database plans each statement once. Were there more, what a refused
 * request asks last might still wait for one to open when it is answered, and be heard of it only now and then.
 */
export const matrixApp = () => testApp(undefined, undefined, undefined, undefined, { pool: { max: 1 }, print: asText });
