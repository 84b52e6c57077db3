/** Maximum number of remaining attempts that the message mentions. */
const few = 5;

type Attempts = { readonly attempts: { readonly left?: number } };

/** Code of the message for a wrong password; `otherwise` while many attempts are left. */
export function wrongPassword<C extends string = 'passwordWrong'>(
  { attempts: { left = Infinity } }: Attempts,
  otherwise = 'passwordWrong' as C,
) {
  if (left === 1) return 'passwordWrongLast' as const;
  return left > 1 && left <= few ? (`passwordWrongLeft:${left}` as const) : otherwise;
}
