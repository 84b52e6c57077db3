const rabies = /(?<!\p{L})[בהול]?כלבת(?!\p{L})|rabies|داء الكلب|السعار/giu;
/** Words that a name of a vaccine may have or lack. */
const fillers =
  /(?<!\p{L})(?:חיסון|חיסוני|נגד|ה?שנתית?|vaccines?|vaccination|booster|shot|annual|yearly|against|تطعيم|لقاح|ضد|سنوي)(?!\p{L})/giu;

/** True for a vaccination against rabies, in any of our languages: «כלבת», but not «לכלבה». */
export const isRabies = ({ description }: { readonly description: string }) => description.search(rabies) >= 0;

/**
 * The vaccine of a vaccination, to compare: its name without spaces, signs, case and fillers. Rabies alone is one vaccine in
 * each language; together with others it is not, since a later dose against rabies does not replace those.
 */
export function vaccineName({ description }: { readonly description: string }) {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase('he')
      .replaceAll(/[\s\p{P}]+/gu, ' ')
      .trim();
  const named = description.replaceAll(rabies, 'rabies');
  return plain(named.replaceAll(fillers, ' ')) || plain(named);
}
