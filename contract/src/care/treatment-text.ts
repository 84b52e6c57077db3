/** Description of a treatment, whose record has no field of a product. */
export const treatmentOf = ({ title, product }: { readonly title: string; readonly product: string }) =>
  `${title} – ${product}`;
