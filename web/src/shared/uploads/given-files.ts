/** Files that a form begins with, since another app has shared them; they go up as if they had been picked. */
export type GivenFiles = {
  readonly files: readonly File[];
  /** Called when an item with them has been saved. */
  readonly onSaved: () => void;
};
