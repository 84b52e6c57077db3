import type { Code } from '@tzemed/contract/text/messages';

// The codes that each form's schema can answer with; a test walks the schemas and finds one that is missing here.
const email = ['emailRequired', 'emailInvalid'] as const;
const newPassword = [
  'passwordRequired',
  'passwordMin8',
  'passwordKinds',
  'passwordTooLong',
  'confirmRequired',
] as const;

export const loginCodes = [...email, 'passwordRequired', 'passwordMin6', 'passwordTooLong'] satisfies Code[];
export const signupCodes = [
  ...email,
  ...newPassword,
  'nameRequired',
  'nameMin2',
  'nameMax50',
  'textInvalid',
  'textTooLong:1000',
  'passwordMismatch',
  'termsRequired',
  'privacyRequired',
] satisfies Code[];
export const emailCodes = [...email] satisfies Code[];
export const contactCodes = [
  ...email,
  'nameRequired',
  'nameMin2',
  'nameMax50',
  'subjectRequired',
  'messageRequired',
  'textInvalid',
  'textTooLong:120',
  'textTooLong:1000',
  'textTooLong:5000',
] satisfies Code[];
export const resetCodes = [...newPassword, 'newPasswordMismatch'] satisfies Code[];
