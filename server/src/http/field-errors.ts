import { messageText, type Code } from '@tzemed/contract/text/messages';
import type * as z from 'zod/mini';

/** First complaint per field, as codes of the contract; what zod says by itself becomes `invalid` or `required`. */
export function fieldErrorsOf(error: z.core.$ZodError | undefined): Record<string, Code> {
  const fields = new Map<string, Code>();
  for (const issue of error?.issues ?? []) {
    const field = issue.path.map(String).join('.') || 'body';
    if (fields.has(field)) continue;
    const ours = messageText(issue.message, 'he') !== undefined;
    fields.set(field, ours ? (issue.message as Code) : 'invalid');
  }
  return Object.fromEntries(fields);
}
