/** A phone number that can be called. */
export const PhoneLink = ({ number, className }: { number: string; className?: string }) => (
  <a className={className} href={`tel:${number.replaceAll(/[^\d+*]/g, '')}`}>
    <bdi dir="ltr">{number}</bdi>
  </a>
);
