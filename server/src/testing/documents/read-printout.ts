import { expect } from 'vitest';
import type { Answer } from '../app.ts';
import { readPdf } from './read-pdf.ts';

/** Reads the PDF of an answer. */
export async function readPrintout(answer: Answer) {
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  return readPdf(answer.body as Uint8Array);
}

/** The words of a line of two directions lie in the file by their place on it: a phrase is found by its words. */
export const containsPhrase = (text: string, phrase: string) => phrase.split(' ').every((word) => text.includes(word));
