/** Start of the left-to-right tail of a name: the first letter or digit after its last Hebrew or Arabic one. */
export function ltrTailOf(name: string) {
  const tail = /[^\u0590-\u08ff]*$/.exec(name)![0];
  return name.length - (/[\p{L}\p{N}].*$/u.exec(tail)?.[0].length ?? 0);
}
