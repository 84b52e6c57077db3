import type { Print } from '../../printing/print-pdf.ts';
import { type TestApp, testApp } from '../app.ts';

/**
 * Prints the input of the typesetter as text: unlike a PDF, a test can read the content of the sheet in it, and it
 * costs nothing.
 */
const asText: Print = async (_userId, order) => {
  const { sheet, code, papers } =
    typeof order === 'function' ? await order(async () => ({ pages: 1, parts: 1, values: 1 })) : order;
  return Buffer.from(JSON.stringify({ sheet, code, papers: papers?.length }));
};

/**
 * The app that the matrices of a worker ask, by one connection: the database plans each statement once, and there is nothing
 * that one of them leaves and another looks at. Were there more connections, what a refused request asks last might still
 * wait for one to open when it is answered, and be heard of it only now and then.
 */
export const matrixApp = () => (opened ??= testApp(undefined, undefined, undefined, undefined, means));
const means = { isKept: true, pool: { max: 1 }, print: asText };
let opened: Promise<TestApp> | undefined;
