interface ImportMetaEnv {
  /** Where the site lives, 'https://…' without a slash at the end; '' when the build was not told. */
  readonly PUBLIC_URL: string;
  /** Who runs the site; '' where the operator does not say. */
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_PHONE: string;
  /** Who answers for accessibility; '' where the operator does not say. */
  readonly ACCESSIBILITY_NAME: string;
  readonly ACCESSIBILITY_EMAIL: string;
  readonly ACCESSIBILITY_PHONE: string;
}
