type Names = {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly name: string;
};

/** The name by which an account is shown: first and last name, which providers give, else its name. */
export const displayNameOf = ({ firstname, lastname, name }: Names) =>
  [firstname, lastname].filter(Boolean).join(' ') || name;
