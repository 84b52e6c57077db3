/** Where the part of a name begins that is read from left to right: what is a letter or digit behind its last Hebrew or Arabic one. */
export function ltrTailOf(name: string) {
  const tail = /[^\u0590-\u08ff]*$/.exec(name)![0];
  return name.length - (/[\p{L}\p{N}].*$/u.exec(tail)?.[0].length ?? 0);
}
