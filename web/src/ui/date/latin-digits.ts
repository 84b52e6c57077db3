/** The text with the digits of Arabic and Persian keyboards as 0 to 9. Both rows of Unicode begin at a multiple of 16. */
export const withLatinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
