/** The same vaccine is what is written as its name, whatever its spaces, signs and case. */
export const vaccineName = ({ description }: { readonly description: string }) =>
  description
    .toLocaleLowerCase('he')
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Whether a vaccination is against rabies, in any of our languages: «כלבת», but not «לכלבה». */
export const isRabies = ({ description }: { readonly description: string }) =>
  /(?<!\p{L})[בהול]?כלבת(?!\p{L})|rabies|داء الكلب|السعار/iu.test(description);
