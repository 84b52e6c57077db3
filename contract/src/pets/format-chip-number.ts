/** A chip's number in groups of three, as readers show it; whatever else is written there stays as it is. */
export const formatChipNumber = (chip: string) =>
  /^[\d\s-]{9,}$/.test(chip) ? (chip.replace(/\D/g, '').match(/\d{1,3}/g) ?? []).join(' ') : chip;
