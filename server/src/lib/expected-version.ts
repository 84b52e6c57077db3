/** Version that no row has: versions count from 1. */
const noVersion = 0;

/**
 * The version that a change is meant for, as its body and its header (`If-Match`) say; any, when neither does. Where
 * both do and differ, one of them is wrong, and so is every version that could stand.
 */
export const expectedVersion = (inBody: number | undefined, inHeader: number | undefined) =>
  inBody === undefined || inHeader === undefined || inBody === inHeader ? (inBody ?? inHeader) : noVersion;
