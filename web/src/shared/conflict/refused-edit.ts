type RefusedEdit = {
  /** The row that was edited, and the one that stands by now. */
  readonly row: { readonly id: string };
  readonly current: object | undefined;
  /** Body of the edit. */
  readonly body: object;
};

let held: RefusedEdit | undefined;

/** Sets an edit that was refused since another person was faster: the form of its item opens as it was left. */
export const holdRefusedEdit = (edit: RefusedEdit) => void (held = edit);

export const refusedEditOf = (id: string | undefined) => (held && held.row.id === id ? held : undefined);

/** Once its form is open. */
export const dropRefusedEdit = () => void (held = undefined);
