type Birth = { readonly birthDate: string | null; readonly birthDateApproximate: boolean };

/** Birth date of a pet; null while it is not known to the day. */
export const knownBirthDate = ({ birthDate, birthDateApproximate }: Birth) => (birthDateApproximate ? null : birthDate);

/** True for a day on which a pet was not born yet. An estimated birth date refuses nothing. */
export const isBeforeBirth = (day: string, bornOn: string | null) => bornOn !== null && day < bornOn;
