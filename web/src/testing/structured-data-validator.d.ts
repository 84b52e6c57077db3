declare module '@adobe/structured-data-validator' {
  /** Facts by their kind, and what is wrong with them as search engines read them. */
  export default class Validator {
    validate(facts: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly object[]>;
  }
}
