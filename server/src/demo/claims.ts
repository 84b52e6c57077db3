import { addDays } from '@tzemed/contract/days';

/** What an insurer was asked to pay: so many days ago, for expenses that are named by their descriptions. */
const asked = [
  {
    of: ['ביקור וטרינרי – דלקת אוזניים', 'טיפות אוזניים'],
    sentDaysAgo: 94,
    reference: '20-11873',
    answer: { daysAgo: 81, status: 'paid', text: 'אושר חלקית: תרופות אינן מכוסות, ונוכתה השתתפות עצמית.' },
  },
  { of: ['בדיקת דם תקופתית'], sentDaysAgo: 38, reference: '20-12466' },
] as const;

/** Claims of the dog's insurer until `today`, the oldest first. */
export const demoClaims = (today: string) =>
  asked.map(({ of, sentDaysAgo, reference, ...rest }) => ({
    of: of as readonly string[],
    claim: {
      insurer: 'פטפלוס',
      policyNumber: '4402817',
      reference,
      status: 'sent' as const,
      sentOn: addDays(today, -sentDaysAgo),
    },
    answered: 'answer' in rest && {
      status: rest.answer.status,
      answeredOn: addDays(today, -rest.answer.daysAgo),
      answer: rest.answer.text,
    },
  }));
