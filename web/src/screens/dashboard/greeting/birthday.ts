import type { Pet } from '@tzemed/contract/pets/pets';

type Born = Pick<Pet, 'birthDate' | 'birthDateApproximate'>;

/** The age that a pet turns on this very day, 'YYYY-MM-DD'; nothing on other days, and for a birth date that is a guess. */
export function ageTurnedOn({ birthDate, birthDateApproximate }: Born, today: string) {
  if (!birthDate || birthDateApproximate) return undefined;
  const age = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return age > 0 && birthdayIn(today.slice(0, 4), birthDate) === today ? age : undefined;
}

/** A birthday on 29 February is a day earlier in most years. */
function birthdayIn(year: string, birthDate: string) {
  const monthAndDay = birthDate.slice(5);
  const isLeap = new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`;
}
